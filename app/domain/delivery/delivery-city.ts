import { letterCount, writtenText } from "../content/written-text.ts";

/** Delivery city until another is chosen (settled.md 26). */
const defaultCity = "Addis Ababa";

/** Code points, as of the city of an address. */
const limit = 100;

/** The chosen delivery city, cleaned; the default for anything that is not a usable text. */
export function deliveryCity(chosen: unknown): string {
  const city = typeof chosen === "string" ? writtenText(chosen) : "";
  return city === "" || letterCount(city) > limit ? defaultCity : city;
}
