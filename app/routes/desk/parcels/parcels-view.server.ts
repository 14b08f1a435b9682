import type { RouterContextProvider } from "react-router";
import type { DeskParcelRow, ParcelsQuestion } from "../../../data/orders/desk-parcels.server.ts";
import { phoneText } from "../../../domain/accounts/phone.ts";
import { dayView } from "../../../domain/date-view.ts";
import { citySpellings, cityName } from "../../../domain/delivery/city-name.ts";
import { regionName, regions } from "../../../domain/delivery/regions.ts";
import { subCityName } from "../../../domain/delivery/sub-cities.ts";
import { displayName } from "../../../domain/display-name.ts";
import { formatEtb } from "../../../domain/money.ts";
import { orderLineView } from "../../../domain/orders/order-line-view.ts";
import { parcelNumber } from "../../../domain/orders/order-number.ts";
import { parcelWorks } from "../../../domain/orders/parcel-work.ts";
import { viewerContext } from "../../../request/viewer.server.ts";
import { translationsOf } from "../../../domain/translated.ts";

type Context = Readonly<RouterContextProvider>;

/** Unknown parameters and values are ignored. */
export function readParcelsQuestion(context: Context, { searchParams }: URL): ParcelsQuestion {
  const read = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, 100);
  const vendor = read("vendor");
  const [, until, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(read("after")) ?? [];
  const delivery = read("delivery");
  return {
    work: parcelWorks.find((work) => work === read("work")) ?? "open",
    vendorId: /^[1-9]\d{0,14}$/.test(vendor) ? Number(vendor) : null,
    region: regions.find((place) => place.id === read("region"))?.id ?? null,
    cities: read("city") === "" ? null : citySpellings(read("city")),
    subCity: read("subCity") || null,
    delivery: delivery === "standard" || delivery === "pickup" ? delivery : null,
    after: until && id ? { until: Number(until), id: Number(id) } : null,
    now: context.get(viewerContext).now,
  };
}

export function parcelRowView(context: Context, parcel: DeskParcelRow) {
  const { locale, now } = context.get(viewerContext);
  const isCash = parcel.paymentKind === "cash" && parcel.paymentState === "due";
  return {
    ...{ id: parcel.id, state: parcel.state, note: parcel.note, buyer: parcel.name, refusal: parcel.refusal },
    number: parcelNumber(parcel.number, parcel.position),
    href: `/desk/orders/${parcel.number}`,
    isLate: parcel.promisedUntil < now,
    due: dayView(parcel.promisedUntil, locale),
    phone: phoneText(parcel.phone),
    place: [
      parcel.landmark,
      parcel.woreda,
      subCityName(parcel.city, parcel.subCity, locale),
      cityName(parcel.city, locale),
      regionName(parcel.region, locale),
    ],
    vendor: displayName(translationsOf(parcel, "vendor"), locale),
    lines: parcel.lines.map((line) => orderLineView(line, locale)),
    cash: isCash ? formatEtb(parcel.total) : null,
  };
}
