import { ifPossible } from "../data/deadline.server.ts";
import { findLinkedParcel, noteLinkOpened } from "../data/orders/parcel-links.server.ts";
import { linkedParcelView, type LinkedParcelView } from "../domain/orders/linked-parcel-view.ts";
import { parcelNumber } from "../domain/orders/order-number.ts";
import { hashLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { isCountedView } from "../request/view-count.server.ts";
import { inSellersLanguage } from "../shared/orders/order-pages.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { DatedText } from "../ui/date-text.tsx";
import { MarkedName } from "../ui/marked-name.tsx";
import { answerParcel } from "./parcel-link/answer-parcel.server.ts";
import { ParcelAnswers } from "./parcel-link/parcel-answers.tsx";
import type { Route } from "./+types/parcel-link";
import { parcelStateKey } from "../shared/orders/order-rows.tsx";
import { OrderLines } from "../shared/orders/parcel-page.tsx";
import { ParcelTotals } from "../shared/orders/parcel-totals.tsx";
import { OwnWords, PlaceWords, QuotingText } from "../ui/own-words.tsx";

const OPENED_MS = 1_000;

/** Decision 45; in the vendor's language unless the reader chose one. A forged, ended or expired secret is 404. */
export async function loader({ request, context, params: { secret } }: Route.LoaderArgs) {
  const { db, viewer, needed, title, notFound } = pageTools(context);
  const hash = hashLinkSecret(secret);
  const parcel = hash === null ? null : await needed(findLinkedParcel(db, hash, viewer.now));
  if (!parcel) throw notFound();
  await inSellersLanguage({ request, context }, `/parcel/${secret}`, parcel.vendor.locale);
  if (!parcel.isOpened && isCountedView(request))
    await ifPossible(OPENED_MS, noteLinkOpened(db, parcel.linkId, viewer.now));
  return {
    action: `/parcel/${secret}`,
    parcel: linkedParcelView(parcel, viewer),
    title: title("parcelLink.title", { parcel: parcelNumber(parcel.number, parcel.position) }),
  };
}

export const action = answerParcel;
export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { secretAddress as headers, unlistedSecret as meta } from "../http/head/secret-page.ts";

export default function ParcelLinkPage({ loaderData: { action, parcel } }: Route.ComponentProps) {
  const t = useT();
  return (
    <article className="parcel-page page narrow stack">
      <h1>{t("parcelLink.heading", { parcel: parcel.number })}</h1>
      <FormProblem />
      <p className="strong">
        <MarkedName text="parcelLink.forVendor" {...parcel.vendor} />
      </p>
      <ParcelWhere parcel={parcel} />
      <ParcelAnswers parcel={parcel} action={action} />
      <ParcelContent parcel={parcel} />
      <p>
        <DatedText text="parcelLink.secret" dates={{ date: parcel.expires }} />
      </p>
    </article>
  );
}

function ParcelWhere({ parcel }: { parcel: LinkedParcelView }) {
  const t = useT();
  const { state, delivery, reason, due, collect, refusal, buyer } = parcel;
  return (
    <div>
      <p>{t("parcelLink.now", { state: t(parcelStateKey(state, delivery)) })}</p>
      {reason !== "" && state !== "delivered" && (
        <p>
          <QuotingText text="orders.reason" words={{ reason }} />
        </p>
      )}
      {refusal && (
        <>
          <p>
            <DatedText text="parcelLink.refused" dates={{ date: refusal.at }} />
          </p>
          <p>
            <QuotingText text="orders.reason" words={{ reason: refusal.reason }} />
          </p>
        </>
      )}
      {due && (
        <p>
          <DatedText text={delivery === "pickup" ? "parcelLink.dueReady" : "parcelLink.due"} dates={{ date: due }} />
        </p>
      )}
      {due && (
        <p>
          <strong>{collect ? t("parcelLink.collect", { amount: collect }) : t("parcelLink.paid")}</strong>
        </p>
      )}
      {!buyer && <p>{t("parcelLink.over")}</p>}
    </div>
  );
}

function ParcelContent({ parcel }: { parcel: LinkedParcelView }) {
  const t = useT();
  const { buyer, lines, delivery } = parcel;
  return (
    <>
      {buyer && (
        <section className="order-parcel order-panel panel stack" aria-labelledby="buyer">
          <h2 id="buyer">{t("parcelLink.buyer")}</h2>
          <address>
            <strong>
              <OwnWords text={buyer.name} />
            </strong>
            <br />
            {delivery === "standard" && <PlaceWords parts={buyer.place} />}
          </address>
          <p>
            {t("parcelLink.call")}{" "}
            <a className="touch" href={buyer.phone.href}>
              {buyer.phone.text}
            </a>
          </p>
          {buyer.note !== "" && (
            <p className="soft">
              <QuotingText text="parcelLink.note" words={{ note: buyer.note }} />
            </p>
          )}
        </section>
      )}
      <section className="order-parcel order-panel panel stack" aria-labelledby="goods">
        <h2 id="goods">{t("orders.goods")}</h2>
        <OrderLines lines={lines} isPlain />
        <ParcelTotals parcel={parcel} />
      </section>
    </>
  );
}
