import { cityKey } from "./city-name.ts";
import { deliveryDays, type DeliveryFees, deliveryZone, type Destination, knownCities } from "./delivery-fees.ts";
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
 * Fees for parcels from a seller's city: to the city itself, then to each region in the usual order. `fees`: those of the
 * moment, as at the checkout.
 */
export function feeTable(fromCity: string, fees: DeliveryFees): FeeRow[] {
  const row = (region: string | null, to: Destination): FeeRow => {
    const zone = deliveryZone(fromCity, to);
    return { region, fee: fees[zone], ...deliveryDays[zone] };
  };
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
