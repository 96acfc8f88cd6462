import { expect, test } from "vitest";
import { isLocal } from "./local";

test("an address that only this machine can reach", () => {
  for (const host of ["localhost", "kleos.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(isLocal(host)).toBe(true);
  for (const host of ["192.168.1.20", "kleos.example", "127.0.0.1.example", "localhost.example", "[fe80::1]"])
    expect(isLocal(host)).toBe(false);
});
