import { ifPossible } from "../data/deadline.server.ts";
import { findLinkedParcel, noteLinkOpened } from "../data/orders/parcel-links.server.ts";
import { linkedParcelView, type LinkedParcelView } from "../domain/orders/linked-parcel-view.ts";
import { parcelNumber } from "../domain/orders/order-number.ts";
import { hashLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { isCountedView } from "../request/view-count.server.ts";
import { inSellersLanguage } from "../shared/sellers-language.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { DatedText } from "../ui/date-text.tsx";
import { MarkedName } from "../ui/marked-name.tsx";
import { answerParcel } from "./parcel-link/answer-parcel.server.ts";
import type { VendorAnswer } from "../domain/orders/linked-parcel.ts";
import type { TextKey } from "../i18n/translate.ts";
import { PostForm } from "../ui/forms/post-form.tsx";
import { useProblem } from "../ui/root-data.ts";
import type { Route } from "./+types/parcel-link";
import { parcelStateKey } from "../shared/orders/order-rows.tsx";
import { OrderLines, ReasonField } from "../shared/orders/parcel-page.tsx";
import { ParcelTotals } from "../shared/orders/parcel-totals.tsx";
import { OwnWords, PlaceWords, QuotingText } from "../ui/own-words.tsx";

const OPENED_MS = 1_000;

/** Decision 45; in the vendor's language unless the reader chose one. A forged, ended or expired secret is 404. */
export async function loader({ request, context, params: { secret } }: Route.LoaderArgs) {
  const { db, viewer, needed, title, notFound } = pageTools(context);
  const hash = hashLinkSecret(secret);
  const parcel = hash === null ? null : await needed(findLinkedParcel(db, hash, viewer.now));
  if (!parcel) throw notFound();
  await inSellersLanguage({ request, context }, `/parcel/${secret}`, parcel.vendorLocale);
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

function ParcelAnswers({ parcel, action }: { parcel: LinkedParcelView; action: string }) {
  const t = useT();
  const { answers } = parcel;
  if (answers.length === 0) return null;
  const plain = answers.filter((answer) => !reasoned.includes(answer));
  return (
    <section className="order-parcel order-panel panel stack" aria-labelledby="answer">
      <h2 id="answer">{t("parcelLink.answer")}</h2>
      <PostForm className="form stack" action={action}>
        {plain.map((answer, index) => (
          <button
            key={answer}
            className={index === 0 ? "button button-primary" : "button button-outline"}
            name="intent"
            value={answer}
          >
            {t(answerText(answer, parcel), { amount: parcel.collect ?? "" })}
          </button>
        ))}
      </PostForm>
      {answers.includes("refused") && <WithReason answer="refused" action={action} />}
      {answers.includes("returnRefused") && <WithReason answer="returnRefused" action={action} />}
    </section>
  );
}

const reasoned: readonly VendorAnswer[] = ["refused", "returnRefused"];

function answerText(answer: VendorAnswer, { delivery, collect }: LinkedParcelView): TextKey {
  if (answer === "onTheWay") return delivery === "pickup" ? "parcelLink.ready" : "parcelLink.onTheWay";
  if (answer === "delivered") return collect ? "parcelLink.handedOverCash" : "parcelLink.handedOver";
  return answer === "returned" ? "parcelLink.goodsBack" : "orders.codeConfirm";
}

const texts = {
  refused: {
    summary: "parcelLink.refuse",
    text: "parcelLink.refuseText",
    label: "parcelLink.refuseReason",
    hint: "parcelLink.refuseHint",
    button: "parcelLink.refuseYes",
  },
  returnRefused: {
    summary: "parcelLink.refuseReturn",
    text: null,
    label: "parcelLink.refuseReturnReason",
    hint: "parcelLink.refuseReturnHint",
    button: "parcelLink.refuseReturnYes",
  },
} as const;

function WithReason({ answer, action }: { answer: keyof typeof texts; action: string }) {
  const t = useT();
  const problem = useProblem();
  const { summary, text, label, hint, button } = texts[answer];
  return (
    <details open={problem?.values.intent === answer || undefined}>
      <summary className="plain">{t(summary)}</summary>
      {text && <p>{t(text)}</p>}
      <PostForm className="form" action={action}>
        <ReasonField label={t(label)} hint={t(hint)} required />
        <button className="button button-outline" name="intent" value={answer}>
          {t(button)}
        </button>
      </PostForm>
    </details>
  );
}
