import { dayNumber, isSunday, startOfDay } from "../calendar/calendar.ts";
import { cityKey, regionOfCity } from "./city-name.ts";
import { type ParcelSizes, type SizeClass, sizeClasses } from "./size-class.ts";
import { isRegion } from "./regions.ts";

export type DeliveryKind = "standard" | "pickup";

export interface Destination {
  region: string;
  city: string;
}

/** within: the same region, or between the capital and Oromia; remote: regions with few roads. */
export const deliveryZones = ["near", "within", "far", "remote"] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

/** Santim and working days. */
export interface DeliveryCase {
  fee: number;
  fromDays: number;
  untilDays: number;
}

/** null: not delivered there. */
export type DeliveryCases = Record<SizeClass, Record<DeliveryZone, DeliveryCase | null>>;

export interface DeliveryFees {
  cases: DeliveryCases;
  /** Only for the sizes letter and parcel. */
  freeFrom: number;
  validFrom: number;
}

export function eachCase<T>(caseOf: (size: SizeClass, zone: DeliveryZone) => T) {
  return Object.fromEntries(
    sizeClasses.map((size) => [size, Object.fromEntries(deliveryZones.map((zone) => [zone, caseOf(size, zone)]))]),
  ) as Record<SizeClass, Record<DeliveryZone, T>>;
}

export const pickup = { fromDays: 1, untilDays: 5 };

/** For the history of the desk: "80 1-2, 150 2-4, 250 3-7, -". */
export function caseFacts(cases: DeliveryCases): Record<`${SizeClass}Fees`, string> {
  const facts = sizeClasses.map((size) => [
    `${size}Fees`,
    deliveryZones.map((zone) => caseText(cases[size][zone])).join(", "),
  ]);
  return Object.fromEntries(facts) as Record<`${SizeClass}Fees`, string>;
}

/** As an owner types it; "-": not delivered. */
export function caseText(one: DeliveryCase | null): string {
  return one ? `${one.fee / 100} ${one.fromDays}-${one.untilDays}` : "-";
}

/** A vehicle is handed over by appointment with its seller. */
const appointment = { fromDays: 5, untilDays: 20 };

const remoteRegions = new Set<string>(["afar", "benishangul-gumuz", "gambela", "somali", "south-west-ethiopia"]);

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
  /** Missing to free delivery; null if it is free already or cannot become so. */
  toFree: number | null;
  /** Start of the first day and end of the last one, in Addis Ababa. */
  promisedFrom: number;
  promisedUntil: number;
}

export interface ParcelFacts extends ParcelSizes {
  city: string;
  /** After discounts. */
  goods: number;
  hasVehicle?: boolean;
}

/** Where a size is not delivered, pick-up is the only choice. */
export function deliveryChoices(
  { city, goods, size, charged, hasVehicle }: ParcelFacts,
  to: Destination,
  { fees, now }: { fees: DeliveryFees; now: number },
): DeliveryChoice[] {
  const zone = deliveryZone(city, to);
  const byPickup = {
    delivery: "pickup",
    fee: 0,
    toFree: null,
    ...promised(now, hasVehicle ? appointment : pickup),
  } as const;
  const largest = fees.cases[size][zone];
  const paid = charged && fees.cases[charged][zone];
  if (!largest || (charged && !paid)) return [byPickup];
  const missing = goodsToFree(charged, goods, fees);
  const fee = !paid || (missing !== null && missing <= 0) ? 0 : paid.fee;
  const days = promised(now, hasVehicle ? appointment : largest);
  return [{ delivery: "standard", fee, toFree: fee === 0 ? null : missing, ...days }, byPickup];
}

/** 0 or less: delivery is free; null: the limit does not apply. */
export function goodsToFree(charged: SizeClass | null, goods: number, { freeFrom }: DeliveryFees): number | null {
  return charged === "letter" || charged === "parcel" ? freeFrom - goods : null;
}

/** Working days are Monday to Saturday; today is not counted. */
function promised(now: number, { fromDays, untilDays }: Omit<DeliveryCase, "fee">) {
  const today = dayNumber(now);
  return {
    promisedFrom: startOfDay(after(today, fromDays)),
    promisedUntil: startOfDay(after(today, untilDays) + 1) - 1,
  };
}

function after(day: number, workingDays: number): number {
  let last = day;
  for (let left = workingDays; left > 0;) {
    last += 1;
    if (!isSunday(last)) left -= 1;
  }
  return last;
}
