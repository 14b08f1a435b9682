import { cityKey } from "./city-name.ts";
import { deliveryDays, type DeliveryFees, deliveryZone, type Destination, knownCities } from "./delivery-fees.ts";
import { regions } from "./regions.ts";

export interface FeeRow {
  /** null: the seller's own city. */
  region: string | null;
  fee: number;
  /** Working days. */
  fromDays: number;
  untilDays: number;
}

const cityOfRegion: Partial<Record<string, string>> = {
  "addis-ababa": "Addis Ababa",
  "dire-dawa": "Dire Dawa",
  harari: "Harar",
};

export function feeTable(fromCity: string, fees: DeliveryFees): FeeRow[] {
  const row = (region: string | null, to: Destination): FeeRow => {
    const zone = deliveryZone(fromCity, to);
    return { region, fee: fees[zone], ...deliveryDays[zone] };
  };
  const others = regions.map(({ id }) => row(id, { region: id, city: cityOfRegion[id] ?? "" }));
  const isRegion = Object.values(cityOfRegion).some((city) => cityKey(city!) === cityKey(fromCity));
  return isRegion ? others : [row(null, { region: "", city: fromCity }), ...others];
}

export function departureCity(typed: string): string {
  const key = cityKey(typed);
  return knownCities().includes(key) ? key : "addis ababa";
}
