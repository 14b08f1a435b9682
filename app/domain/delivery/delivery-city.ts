import { letterCount, writtenText } from "../content/written-text.ts";

/** settled.md 26. */
const defaultCity = "Addis Ababa";

const limit = 100;

export function deliveryCity(chosen: unknown): string {
  const city = typeof chosen === "string" ? writtenText(chosen) : "";
  return city === "" || letterCount(city) > limit ? defaultCity : city;
}
