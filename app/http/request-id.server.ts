import { randomText } from "./secrets/random-text.server.ts";

export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  // A request from outside the platform may contain anything, and page copies are filled in without escaping.
  return /^[\w-]{1,64}$/.test(ray) ? ray : randomText(8, "hex");
}
