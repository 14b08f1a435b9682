import { cityKey } from "./city-name.ts";
import { deliveryZone, deliveryZones, type Destination, knownCities } from "./delivery-fees.ts";
import { regions } from "./regions.ts";

/** A row of the shipping page: fee and time of a parcel. */
export interface FeeRow {
  /** Id of a region; null: the seller's own city. */
  region: string | null;
  /** Santim. */
  fee: number;
  /** Working days. */
  fromDays: number;
  untilDays: number;
}

/** The city of each region that is a single city. */
const cityOfRegion: Partial<Record<string, string>> = {
  "addis-ababa": "Addis Ababa",
  "dire-dawa": "Dire Dawa",
  harari: "Harar",
};

/**
 * Fees for parcels from a seller's city: to the city itself, then to each region in the usual order. From the table of
 * domain/delivery/delivery-fees, which checkout uses too.
 */
export function feeTable(fromCity: string): FeeRow[] {
  const row = (region: string | null, to: Destination): FeeRow => ({
    region,
    ...deliveryZones[deliveryZone(fromCity, to)],
  });
  const others = regions.map(({ id }) => row(id, { region: id, city: cityOfRegion[id] ?? "" }));
  // When the city is a region of its own, both rows would be the same.
  const isRegion = Object.values(cityOfRegion).some((city) => cityKey(city!) === cityKey(fromCity));
  return isRegion ? others : [row(null, { region: "", city: fromCity }), ...others];
}

/** The city of departure as the table names it, its English name in lower case; Addis Ababa for an unknown one. */
export function departureCity(typed: string): string {
  const key = cityKey(typed);
  return knownCities().includes(key) ? key : "addis ababa";
}
