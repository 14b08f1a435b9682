import type { Locale } from "../languages.ts";
import { cityName } from "./city-name.ts";
import { regionName } from "./regions.ts";
import { subCityName } from "./sub-cities.ts";

interface Place {
  landmark?: string;
  woreda?: string;
  subCity: string;
  city: string;
  region: string;
}

/** From the nearest to the farthest; "" where unknown. */
export function placeParts({ landmark = "", woreda = "", subCity, city, region }: Place, locale: Locale): string[] {
  return [landmark, woreda, subCityName(city, subCity, locale), cityName(city, locale), regionName(region, locale)];
}
