import { otherLanguage } from "../accounts/display-name.ts";
import type { Locale } from "../viewer.ts";
import { cityName } from "./city-name.ts";

/** What a form for the delivery city offers (settled.md 26); `value` is how a city is stored. */
export interface CityChoices {
  /** The delivery city as people read it. */
  city: string;
  /** Its value among the choices; "" where nobody sells there. */
  chosen: string;
  cities: { value: string; text: string; lang?: Locale }[];
}

/** The delivery city among those in which somebody sells, as they are stored. */
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
