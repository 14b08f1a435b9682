import type { RouterContextProvider } from "react-router";
import { isAway } from "../../data/deadline.server.ts";
import { findDeliveryFees } from "../../data/prices/price-rules.server.ts";
import { cityKey, cityName } from "../../domain/delivery/city-name.ts";
import {
  type DeliveryCase,
  deliveryZone,
  destinationOf,
  knownCities,
  pickup,
} from "../../domain/delivery/delivery-fees.ts";
import { sizeClasses } from "../../domain/delivery/size-class.ts";
import { casesTo, departureCity, feeTable } from "../../domain/delivery/fee-table.ts";
import { formatEtb } from "../../domain/money.ts";
import { regionName } from "../../domain/delivery/regions.ts";
import type { Locale } from "../../domain/viewer.ts";
import { bindings } from "../../request/bindings.server.ts";
import { deliveryCityOf, viewerContext } from "../../request/viewer.server.ts";
import { translator } from "../../request/locale.server.ts";

/** null while the database is away: the rest of the page does not need it. */
export async function feesView(request: Request, context: Readonly<RouterContextProvider>, asked: string) {
  const { locale, now } = context.get(viewerContext);
  const t = context.get(translator);
  const fees = await findDeliveryFees(context.get(bindings).db, now).catch((error: unknown) => {
    if (!isAway(error)) throw error;
    return null;
  });
  if (!fees) return null;
  const from = departureCity(asked);
  const to = await deliveryCityOf(request);
  const zone = deliveryZone(from, destinationOf(to));
  const own = casesTo(zone, fees);
  const caseText = (one: DeliveryCase | null) =>
    one
      ? t("delivery.feeAndDays", { fee: formatEtb(one.fee), from: one.fromDays, until: one.untilDays })
      : t("delivery.notThere");
  const city = shownCity(from, locale);
  return {
    from,
    cities: knownCities()
      .map((value) => ({ value, text: shownCity(value, locale) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1)),
    caption: t("content.feesCaption", { city }),
    yours: t("delivery.yours", { city: shownCity(cityKey(to), locale, to), parcel: caseText(own.parcel) }),
    rows: feeTable(from, fees).map((row) => ({
      place: row.region === null ? t("content.feesSameCity", { city }) : regionName(row.region, locale),
      cases: sizeClasses.map((size) => caseText(row.cases[size])),
    })),
    freeFrom: formatEtb(fees.freeFrom),
    notes: [t("content.feesNoteDays"), t("content.feesNotePickup", { days: pickup.untilDays })],
  };
}

export type FeesView = NonNullable<Awaited<ReturnType<typeof feesView>>>;

function shownCity(key: string, locale: Locale, written = key): string {
  const english = knownCities().includes(key) ? key.replace(/(^| )\w/g, (letter) => letter.toUpperCase()) : written;
  return cityName(english, locale);
}
