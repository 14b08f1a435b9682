import { randomText } from "./secrets/random-text.server.ts";

/** The id of a request in our log and on error pages: the platform's if it has the right form, else a random one. */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  // A request that does not come through the platform may contain anything, and page copies are filled in without escaping.
  return /^[\w-]{1,64}$/.test(ray) ? ray : randomText(8, "hex");
}
