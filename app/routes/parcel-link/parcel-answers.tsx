import type { VendorAnswer } from "../../domain/orders/linked-parcel.ts";
import type { LinkedParcelView } from "../../domain/orders/linked-parcel-view.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ReasonField } from "../../shared/orders/parcel-page.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { useProblem } from "../../ui/shell.tsx";

export function ParcelAnswers({ parcel, action }: { parcel: LinkedParcelView; action: string }) {
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
