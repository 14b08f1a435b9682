import { randomText } from "./secrets/random-text.server.ts";

/** Names a request in our log and on error pages: the platform's id where it looks like one, else a random one. */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("cf-ray") ?? "";
  // Whoever asks past the platform could send anything, and kept pages are filled in without React.
  return /^[\w-]{1,64}$/.test(ray) ? ray : randomText(8, "hex");
}
