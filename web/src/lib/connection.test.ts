import { describe, expect, it, vi } from "vitest";

const heard = new Map<string, () => void>();
const navigator = { onLine: true, languages: ["en"], language: "en" };

vi.stubGlobal("navigator", navigator);
vi.stubGlobal("addEventListener", (kind: string, does: () => void) => void heard.set(kind, does));

describe("the connection", () => {
  it("makes a page anew that lacks something, once, when it is back", async () => {
    const { connection, followConnection, returned } = await import("./connection.svelte");
    followConnection();
    navigator.onLine = false;
    heard.get("offline")!();
    expect(connection.here).toBe(false);
    navigator.onLine = true;
    heard.get("online")!();
    expect(returned.times).toBe(0); // nothing was lacking
    connection.lacking = true;
    heard.get("online")!();
    heard.get("online")!();
    expect([connection.here, connection.lacking, returned.times]).toEqual([true, false, 1]);
  });
});
