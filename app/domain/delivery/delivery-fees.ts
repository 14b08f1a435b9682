import { addisAbabaOffset } from "../constants.ts";
import { cityKey } from "./city-name.ts";
import { isRegion, regions } from "./regions.ts";

export type DeliveryKind = "standard" | "pickup";

type RegionId = (typeof regions)[number]["id"];

/** A region's id (domain/delivery/regions) and a city as written. */
export interface Destination {
  region: string;
  city: string;
}

/**
 * near: inside one city; within: the same region, or between the capital and Oromia; far: everywhere else; remote:
 * regions with few roads.
 */
export type DeliveryZone = "near" | "within" | "far" | "remote";

/** The only table of fees and times: cart, checkout and the shipping page use it. fee in santim, in working days. */
export const deliveryZones: Record<DeliveryZone, { fee: number; fromDays: number; untilDays: number }> = {
  near: { fee: 8_000, fromDays: 1, untilDays: 2 },
  within: { fee: 15_000, fromDays: 2, untilDays: 4 },
  far: { fee: 25_000, fromDays: 3, untilDays: 7 },
  remote: { fee: 35_000, fromDays: 5, untilDays: 10 },
};

/** Goods of a parcel (santim) from which delivery is free. */
export const freeDeliveryFrom = 500_000;

/** Working days during which a parcel can be picked up. */
export const pickup = { fromDays: 1, untilDays: 5 };

const remoteRegions = new Set<string>(["afar", "benishangul-gumuz", "gambela", "somali", "south-west-ethiopia"]);

/** Regions of cities where vendors and shoppers are; for other cities the address says the region. */
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

/** The cities of the table, by their English names in lower case. */
export function knownCities(): string[] {
  return [...cityRegions.keys()];
}

/** The region of a known city, or null. */
export function regionOfCity(city: string): RegionId | null {
  return cityRegions.get(cityKey(city)) ?? null;
}

/** The destination of a delivery city (settled.md 26), before an address names its region. */
export function destinationOf(city: string): Destination {
  return { region: regionOfCity(city) ?? "addis-ababa", city };
}

/** The zone of a delivery from a vendor's city. */
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
  /** Santim. */
  fee: number;
  /** UTC ms: start of the first day and end of the last one, in Addis Ababa. */
  promisedFrom: number;
  promisedUntil: number;
}

interface ParcelFacts {
  city: string;
  /** Santim, after discounts. */
  goods: number;
  /** Every line is a product with free delivery. */
  isFree: boolean;
}

/** The ways of delivering one parcel, standard first. now in UTC ms. */
export function deliveryChoices({ city, goods, isFree }: ParcelFacts, to: Destination, now: number): DeliveryChoice[] {
  const { fee, fromDays, untilDays } = deliveryZones[deliveryZone(city, to)];
  const charged = isFree || goods >= freeDeliveryFrom ? 0 : fee;
  return [
    { delivery: "standard", fee: charged, ...promised(now, fromDays, untilDays) },
    { delivery: "pickup", fee: 0, ...promised(now, pickup.fromDays, pickup.untilDays) },
  ];
}

const DAY = 86_400_000;
const OFFSET = addisAbabaOffset * 60_000;
const SUNDAY = 0;

/** Working days are Monday to Saturday; today is not counted. */
function promised(now: number, fromDays: number, untilDays: number) {
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
