import { sizeClasses } from "../../domain/delivery/size-class.ts";
import { useT } from "../../i18n/use-t.tsx";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { openPage } from "../../shared/written-pages/open-page.server.ts";
import { WrittenPage } from "../../shared/written-pages/written-page.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";
import type { Route } from "./+types/shipping";
import { isAway } from "../../data/deadline.server.ts";
import { findDeliveryFees } from "../../data/prices/price-rules.server.ts";
import { cityName, knownCities } from "../../domain/delivery/city-name.ts";
import { type DeliveryCase, deliveryZone, destinationOf, pickup } from "../../domain/delivery/delivery-fees.ts";
import { casesTo, departureCity, feeTable } from "../../domain/delivery/fee-table.ts";
import { formatEtb } from "../../domain/money.ts";
import { regionName } from "../../domain/delivery/regions.ts";
import { deliveryCityOf } from "../../http/cookies/preference-cookies.server.ts";
import "../../ui/forms/form.first.css";

/** Specification 2.1 (Fast delivery), from the table of the checkout; `seller`: city of departure. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("seller");
  const [page, fees] = await Promise.all([
    openPage(context, { slug: "shipping", isIndexed: !asked }),
    feesView(request, context, asked ?? ""),
  ]);
  return { ...page, fees };
}

export { listed as meta } from "../../http/head/listed-page.ts";
export { contentLinks as links } from "../../shared/written-pages/styles.ts";

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage page={loaderData}>
      {loaderData.fees ? <FeeTable fees={loaderData.fees} /> : <NoFees />}
      <FreeDelivery amount={loaderData.fees?.freeFrom} />
    </WrittenPage>
  );
}

function NoFees() {
  const t = useT();
  return (
    <section className="fee-table stack narrow section" aria-labelledby="fees">
      <h2 id="fees">{t("content.feesTitle")}</h2>
      <p>{t("content.feesAway")}</p>
    </section>
  );
}

function FeeTable({ fees: { from, cities, caption, yours, rows, notes } }: { fees: FeesView }) {
  const t = useT();
  return (
    <section className="fee-table stack narrow section" aria-labelledby="fees">
      <h2 id="fees">{t("content.feesTitle")}</h2>
      <form className="fee-table-form" action="/pages/shipping">
        <label className="form-field-label" htmlFor="seller-city">
          {t("content.feesFrom")}
        </label>
        <div className="row">
          <select className="form-field-input fee-table-city" id="seller-city" name="seller" defaultValue={from}>
            {cities.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <button className="button button-outline">{t("content.feesShow")}</button>
        </div>
        <LanguageField />
      </form>
      <p className="strong">{yours}</p>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="fee-table-scroll" role="region" aria-label={caption} tabIndex={0}>
        <table className="fee-table-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t("address.region")}</th>
              {sizeClasses.map((size) => (
                <th key={size} scope="col">
                  {t(`delivery.${size}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, cases }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {cases.map((text, index) => (
                  <td key={sizeClasses[index]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="fee-table-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** Specification 1. */
function FreeDelivery({ amount }: { amount?: string | undefined }) {
  const t = useT();
  return (
    <section className="written narrow" aria-labelledby="free-delivery">
      <h2 id="free-delivery">{t("content.freeTitle")}</h2>
      {amount && <p>{t("content.freeFrom", { amount })}</p>}
      <p>{t("content.freeMarked")}</p>
      <p>
        <a className="button button-outline" href="/shop/sidebar/list?freeDelivery=list">
          {t("content.freeGoods")}
        </a>
      </p>
    </section>
  );
}

/** null while the database is away: the rest of the page does not need it. */
async function feesView(request: Request, context: RequestContext, asked: string) {
  const { locale, now, t, db } = pageTools(context);
  const fees = await findDeliveryFees(db, now).catch((error: unknown) => {
    if (!isAway(error)) throw error;
    return null;
  });
  if (!fees) return null;
  const from = departureCity(asked);
  const to = deliveryCityOf(request);
  const zone = deliveryZone(from, destinationOf(to));
  const own = casesTo(zone, fees);
  const caseText = (one: DeliveryCase | null) =>
    one
      ? t("content.feesAndDays", { fee: formatEtb(one.fee), from: one.fromDays, until: one.untilDays })
      : t("content.feesNotThere");
  const city = cityName(from, locale);
  return {
    from,
    cities: knownCities
      .map((value) => ({ value, text: cityName(value, locale) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1)),
    caption: t("content.feesCaption", { city }),
    yours: t("content.feesYours", { city: cityName(to, locale), parcel: caseText(own.parcel) }),
    rows: feeTable(from, fees).map((row) => ({
      place: row.region === null ? t("content.feesSameCity", { city }) : regionName(row.region, locale),
      cases: sizeClasses.map((size) => caseText(row.cases[size])),
    })),
    freeFrom: formatEtb(fees.freeFrom),
    notes: [t("content.feesNoteDays"), t("content.feesNotePickup", { days: pickup.untilDays })],
  };
}

type FeesView = NonNullable<Awaited<ReturnType<typeof feesView>>>;
