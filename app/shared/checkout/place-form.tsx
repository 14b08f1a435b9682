import { fieldsOf, jsonPost } from "../../client/json-post.ts";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { phoneText } from "../../domain/accounts/contact.ts";
import type { DetailField } from "../../domain/checkout/checkout-details.ts";
import { holdTime } from "../../domain/orders/payment-providers.ts";
import { placeParts } from "../../domain/delivery/place-parts.ts";
import { useT, useLocale } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import type { CheckoutData } from "./checkout-page.server.ts";
import { CheckoutTotals, ToSummary } from "./checkout-totals.tsx";
import { ParcelChoices } from "./parcel-choice.tsx";
import type { QuotedCheckout } from "./quoted-checkout.server.ts";

type SecondStep = Extract<CheckoutData, { step: 2 }>;

export function PlaceForm({ page, action }: { page: SecondStep; action: string }) {
  const t = useT();
  const problem = useProblem();
  const { view, place, form, onChange } = useChoices(page);
  const shown = problem?.values.shownTotal;
  const isMoved = shown !== undefined && shown !== String(view.totalSantim);
  return (
    <form
      className="checkout-page-columns pay-columns"
      ref={form}
      id="place"
      method="post"
      action={action}
      onChange={onChange}
    >
      <div>
        <Xsrf />
        {Object.entries({ ...page.values, ...place }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ToSummary view={view} />
        <AddressReview values={page.values} back={page.back} />
        <ParcelChoices view={view} />
        <PaymentChoice page={page} />
      </div>
      <aside className="pay-side" aria-labelledby="checkout-summary">
        <div className="panel">
          <h2 id="checkout-summary">{t("delivery.summary")}</h2>
          <CheckoutTotals view={view} isMoved={isMoved} />
          {view.parcels.length > 0 && (
            <button className="button button-quiet button-wide" name="intent" value="choices">
              {t("checkout.update")}
            </button>
          )}
        </div>
        {place && (
          <div className="pay-bar">
            <button className="button button-awning button-wide" name="intent" value="place">
              {t("checkout.place", { total: view.total })}
            </button>
            <p className="muted">
              {t("checkout.terms")} <a href="/pages/terms">{t("checkout.termsLink")}</a>
            </p>
          </div>
        )}
      </aside>
    </form>
  );
}

function AddressReview({ values, back }: { values: Record<DetailField, string>; back: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="address-review" aria-labelledby="address-review">
      <h2 id="address-review">{t("checkout.deliverTo")}</h2>
      <p>
        <strong>
          <OwnWords text={values.name} />
        </strong>
      </p>
      <p>{phoneText(values.phone)}</p>
      <p>
        <PlaceWords parts={placeParts(values, locale)} />
      </p>
      {values.email && <p>{values.email}</p>}
      {values.note && (
        <p>
          <OwnWords text={values.note} />
        </p>
      )}
      <a className="address-review-change touch" href={back} aria-label={t("checkout.changeAddress")}>
        {t("checkout.change")}
      </a>
    </section>
  );
}

function PaymentChoice({ page: { payments, payment } }: { page: SecondStep }) {
  const t = useT();
  const error = useProblem()?.fields.payment;
  return (
    <fieldset className="parcel-choice" aria-describedby={error ? "payment-error" : undefined}>
      <legend>{t("checkout.payment")}</legend>
      {error && (
        <p className="form-field-error" id="payment-error">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      {payments.map((kind, index) => (
        <label key={kind} className="radio-card form-check">
          <input
            type="radio"
            id={index === 0 ? "payment" : undefined}
            name="payment"
            value={kind}
            defaultChecked={kind === payment}
          />
          <span className="radio-card-text strong">
            {t(`checkout.${kind}`)}{" "}
            <span className="radio-card-line muted">{t(`checkout.${kind}Hint`, holdTime(kind))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Fetches total and order key for the chosen delivery and payment. Failures are ignored: the button does the same, and
 * a changed total is confirmed before the order is placed.
 */
function useChoices(shown: QuotedCheckout) {
  const [quoted, setQuoted] = useState<QuotedCheckout>(shown);
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(0);
  const ask = useCallback(() => {
    const mine = (asked.current += 1);
    fetch(form.current!.action, jsonPost({ ...fieldsOf(new FormData(form.current!)), intent: "choices" }))
      .then(async (response) => {
        if (!response.ok) return;
        const { view, place } = (await response.json()) as QuotedCheckout;
        if (asked.current === mine && view) setQuoted({ view, place });
      })
      .catch(() => {});
  }, []);
  useEffect(() => {
    const radios = Array.from(form.current!.querySelectorAll<HTMLInputElement>("input[type=radio]"));
    if (radios.some(({ checked, defaultChecked }) => checked !== defaultChecked)) ask();
  }, [ask]);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).type === "radio") ask();
  };
  return { ...quoted, form, onChange };
}
