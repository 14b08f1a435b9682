import { otherLanguage } from "../display-name.ts";
import type { Locale } from "../viewer.ts";
import { cityName } from "./city-name.ts";

/** Options of the delivery city's form (settled.md 26); `value` is a city as stored. */
export interface CityChoices {
  /** The delivery city in the viewer's language. */
  city: string;
  /** Its value among the options; "" when no vendor is there. */
  chosen: string;
  cities: { value: string; text: string; lang?: Locale }[];
}

/** Options from the cities of vendors (`stored`), with the chosen delivery city. */
export function cityChoices(stored: readonly string[], city: string, locale: Locale): CityChoices {
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
