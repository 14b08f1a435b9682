import { addisAbabaOffset } from "../constants.ts";
import { cityKey } from "./city-name.ts";
import { isRegion, regions } from "./regions.ts";

export type DeliveryKind = "standard" | "pickup";

type RegionId = (typeof regions)[number]["id"];

export interface Destination {
  region: string;
  city: string;
}

/** within: the same region, or between the capital and Oromia; remote: regions with few roads. */
export type DeliveryZone = "near" | "within" | "far" | "remote";

export interface DeliveryFees extends Record<DeliveryZone, number> {
  freeFrom: number;
  validFrom: number;
}

/** Working days. */
export const deliveryDays: Record<DeliveryZone, { fromDays: number; untilDays: number }> = {
  near: { fromDays: 1, untilDays: 2 },
  within: { fromDays: 2, untilDays: 4 },
  far: { fromDays: 3, untilDays: 7 },
  remote: { fromDays: 5, untilDays: 10 },
};

export const pickup = { fromDays: 1, untilDays: 5 };

/** A vehicle is handed over by appointment with its seller. */
const appointment = { fromDays: 5, untilDays: 20 };

const remoteRegions = new Set<string>(["afar", "benishangul-gumuz", "gambela", "somali", "south-west-ethiopia"]);

const cityRegions: ReadonlyMap<string, RegionId> = new Map<string, RegionId>([
  ["addis ababa", "addis-ababa"],
  ["dire dawa", "dire-dawa"],
  ["adama", "oromia"],
  ["bishoftu", "oromia"],
  ["shashemene", "oromia"],
  ["jimma", "oromia"],
  ["nekemte", "oromia"],
  ["asella", "oromia"],
  ["hawassa", "sidama"],
  ["bahir dar", "amhara"],
  ["gondar", "amhara"],
  ["dessie", "amhara"],
  ["debre birhan", "amhara"],
  ["debre markos", "amhara"],
  ["mekelle", "tigray"],
  ["jijiga", "somali"],
  ["harar", "harari"],
  ["arba minch", "south-ethiopia"],
  ["wolaita sodo", "south-ethiopia"],
  ["dilla", "south-ethiopia"],
  ["hosaena", "central-ethiopia"],
  ["gambella", "gambela"],
  ["assosa", "benishangul-gumuz"],
  ["semera", "afar"],
]);

export function knownCities(): string[] {
  return [...cityRegions.keys()];
}

export function regionOfCity(city: string): RegionId | null {
  return cityRegions.get(cityKey(city)) ?? null;
}

/** Before an address names its region (settled.md 26). */
export function destinationOf(city: string): Destination {
  return { region: regionOfCity(city) ?? "addis-ababa", city };
}

export function deliveryZone(fromCity: string, { region, city }: Destination): DeliveryZone {
  const to = isRegion(region) ? region : (regionOfCity(city) ?? "addis-ababa");
  const from = regionOfCity(fromCity);
  // Cities of the same name in two regions are different.
  if (cityKey(fromCity) === cityKey(city) && (from === null || from === to)) return "near";
  if (remoteRegions.has(to) || (from !== null && remoteRegions.has(from))) return from === to ? "within" : "remote";
  if (from === to) return "within";
  const pair = [from, to];
  return pair.includes("addis-ababa") && pair.includes("oromia") ? "within" : "far";
}

export interface DeliveryChoice {
  delivery: DeliveryKind;
  fee: number;
  /** Start of the first day and end of the last one, in Addis Ababa. */
  promisedFrom: number;
  promisedUntil: number;
}

interface ParcelFacts {
  city: string;
  /** After discounts. */
  goods: number;
  isFree: boolean;
  hasVehicle?: boolean;
}

export function deliveryChoices(
  { city, goods, isFree, hasVehicle }: ParcelFacts,
  to: Destination,
  { fees, now }: { fees: DeliveryFees; now: number },
): DeliveryChoice[] {
  const zone = deliveryZone(city, to);
  const days = hasVehicle ? appointment : deliveryDays[zone];
  const pickupDays = hasVehicle ? appointment : pickup;
  const charged = isFree || goods >= fees.freeFrom ? 0 : fees[zone];
  return [
    { delivery: "standard", fee: charged, ...promised(now, days) },
    { delivery: "pickup", fee: 0, ...promised(now, pickupDays) },
  ];
}

const DAY = 86_400_000;
const OFFSET = addisAbabaOffset * 60_000;
const SUNDAY = 0;

/** Working days are Monday to Saturday; today is not counted. */
function promised(now: number, { fromDays, untilDays }: typeof pickup) {
  const today = Math.floor((now + OFFSET) / DAY);
  return { promisedFrom: startOf(after(today, fromDays)), promisedUntil: startOf(after(today, untilDays) + 1) - 1 };
}

function after(day: number, workingDays: number): number {
  let at = day;
  for (let left = workingDays; left > 0;) {
    at += 1;
    // 1970-01-01 was a Thursday.
    if ((at + 4) % 7 !== SUNDAY) left -= 1;
  }
  return at;
}

function startOf(day: number): number {
  return day * DAY - OFFSET;
}
