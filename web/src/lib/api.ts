// HTTP with our own server: JSON in and out, and errors in the words the server has for them.

import { connection } from "./connection.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words";

/** What the server has refused, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly clause: string = "",
    /** the part of what was sent that is wrong, where one is */
    readonly field: string = "",
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(path, location.origin);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", settings.lang);
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    if (method === "GET") connection.lacking = true;
    throw new Refused(0, "unreachable", say("server-unreachable"));
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let told: { error?: { code: string; text: string; clause?: string; field?: string } } = {};
  try {
    told = JSON.parse(text) as typeof told;
  } catch {
    // Not one of our own errors (a proxy's page, perhaps): the status says all there is.
  }
  throw new Refused(
    answer.status,
    told.error?.code ?? "unknown",
    told.error?.text ?? `${answer.status} ${answer.statusText}`,
    told.error?.clause,
    told.error?.field,
  );
}

export const api = {
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  remove: <T>(path: string) => ask<T>("DELETE", path),
};
