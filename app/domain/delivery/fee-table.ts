import { cityKey, regionOfCity } from "./city-name.ts";
import {
  type DeliveryCase,
  type DeliveryFees,
  type DeliveryZone,
  deliveryZone,
  type Destination,
} from "./delivery-fees.ts";
import { regions } from "./regions.ts";
import { type SizeClass, sizeClasses } from "./size-class.ts";

export interface FeeRow {
  /** null: the seller's own city. */
  region: string | null;
  cases: Record<SizeClass, DeliveryCase | null>;
}

const cityOfRegion: Partial<Record<string, string>> = {
  "addis-ababa": "Addis Ababa",
  "dire-dawa": "Dire Dawa",
  harari: "Harar",
};

export function feeTable(fromCity: string, fees: DeliveryFees): FeeRow[] {
  const row = (region: string | null, to: Destination): FeeRow => {
    return { region, cases: casesTo(deliveryZone(fromCity, to), fees) };
  };
  const others = regions.map(({ id }) => row(id, { region: id, city: cityOfRegion[id] ?? "" }));
  const isRegion = Object.values(cityOfRegion).some((city) => cityKey(city!) === cityKey(fromCity));
  return isRegion ? others : [row(null, { region: "", city: fromCity }), ...others];
}

export function casesTo(zone: DeliveryZone, { cases }: DeliveryFees): FeeRow["cases"] {
  return Object.fromEntries(sizeClasses.map((size) => [size, cases[size][zone]])) as FeeRow["cases"];
}

export function departureCity(typed: string): string {
  return regionOfCity(typed) ? cityKey(typed) : "addis ababa";
}
