import { letterCount, writtenText } from "../content/written-text.ts";

/** Where goods are brought as long as nobody says otherwise (settled.md 26). */
const defaultCity = "Addis Ababa";

/** Code points, as of the city of an address. */
const limit = 100;

/** The delivery city that was chosen, as a text that can be printed and looked up; the default for anything that is none. */
export function deliveryCity(chosen: unknown): string {
  const city = typeof chosen === "string" ? writtenText(chosen) : "";
  return city === "" || letterCount(city) > limit ? defaultCity : city;
}
