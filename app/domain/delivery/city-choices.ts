import { otherLanguage } from "../display-name.ts";
import type { Locale } from "../languages.ts";
import { cityName } from "./city-name.ts";

/** settled.md 26. */
export type CityChoices = ReturnType<typeof cityChoices>;

export function cityChoices(stored: readonly string[], city: string, locale: Locale) {
  return {
    city: cityName(city, locale),
    chosen: stored.find((one) => one.toLowerCase() === city.toLowerCase()) ?? "",
    cities: stored.map((value) => {
      const text = cityName(value, locale);
      const lang = otherLanguage(text, locale);
      return { value, text, ...(lang && { lang }) };
    }),
  };
}
