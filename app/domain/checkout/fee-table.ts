import { cityKey } from "./city-name.ts";
import { deliveryZone, deliveryZones, type Destination, knownCities } from "./delivery-fees.ts";
import { regions } from "./regions.ts";

/** One line of the page on shipping: what a parcel costs and how long it takes. */
export interface FeeRow {
  /** Id of a region; null: the seller's own city. */
  region: string | null;
  /** Santim. */
  fee: number;
  /** Working days. */
  fromDays: number;
  untilDays: number;
}

/** Regions that are one city (chartered cities, and Harari around Harar), by that city. */
const cityOfRegion: Partial<Record<string, string>> = {
  "addis-ababa": "Addis Ababa",
  "dire-dawa": "Dire Dawa",
  harari: "Harar",
};

/**
 * What checkout takes for a parcel from a seller's city: to the city itself, then to each region, in the order of every
 * list of regions. Read from the table of domain/checkout/delivery-fees, so that the page cannot say anything else.
 */
export function feeTable(fromCity: string): FeeRow[] {
  const row = (region: string | null, to: Destination): FeeRow => ({
    region,
    ...deliveryZones[deliveryZone(fromCity, to)],
  });
  const others = regions.map(({ id }) => row(id, { region: id, city: cityOfRegion[id] ?? "" }));
  // Inside a city that is a region of its own, the two lines would be one.
  const isRegion = Object.values(cityOfRegion).some((city) => cityKey(city!) === cityKey(fromCity));
  return isRegion ? others : [row(null, { region: "", city: fromCity }), ...others];
}

/** The city of departure that was asked for, as the table knows it: its English name in small letters; Addis Ababa for any other. */
export function departureCity(asked: string): string {
  const key = cityKey(asked);
  return knownCities().includes(key) ? key : "addis ababa";
}
