import { useState, useCallback, useEffect, useRef, type FormEvent, type MouseEvent } from "react";
import type { CartVendorView, CartDelivery } from "../../domain/cart/cart-vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { Answer } from "../../client/answer.ts";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { useEnhanced } from "../../ui/printing/use-enhanced.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { CartLineItem } from "./cart-line.tsx";

interface CartLinesProps {
  vendors: CartVendorView[];
  onAnswer: (answer: Answer) => void;
}

export function CartLines({ vendors, onAnswer }: CartLinesProps) {
  const t = useT();
  const isEnhanced = useEnhanced();
  const refused = useProblem();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { update, answered, ...handlers } = useCartForm();
  const settle = (one: Answer) => {
    setAnswer(one);
    onAnswer(one);
    answered(one);
  };
  return (
    <div {...handlers}>
      <ActionForm id="cart-lines" action="/cart/lines/update" onAnswer={settle}>
        {/* First of the form, so that Enter in a field presses it and not the removal of the first line. */}
        <button ref={update} className="visually-hidden" tabIndex={-1} aria-hidden="true" formNoValidate>
          {t("cart.update")}
        </button>
        {vendors.map((vendor) => (
          <CartVendor key={vendor.id} vendor={vendor} errors={answer?.fields ?? refused?.fields ?? {}} />
        ))}
        <p className="cart-update">
          {isEnhanced ? (
            <span className="muted">{t("cart.autoUpdate")}</span>
          ) : (
            <button className="button button-outline" formNoValidate>
              {t("cart.update")}
            </button>
          )}
        </p>
      </ActionForm>
    </div>
  );
}

/** Milliseconds. */
const quiet = 600;

/** Sends changed quantities one request after the other, so that none undoes another. */
function useCartForm() {
  const update = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const waiting = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const sent = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => isChanged(update.current?.form) && update.current?.click(), quiet);
  }, []);
  useEffect(() => {
    // Changes from before scripts ran are sent now, because their button is gone. Refused ones wait for the shopper.
    if (!update.current?.form?.querySelector(".quantity-field-error")) send();
    return () => clearTimeout(timer.current);
  }, [send]);
  return {
    update,
    onChange: ({ target }: FormEvent) => {
      if ((target as HTMLInputElement).value === "") clearTimeout(timer.current);
      else send();
    },
    onClickCapture: ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLButtonElement>("button:not([type])");
      if (button) pressed.current = button;
    },
    onSubmitCapture: (event: FormEvent) => {
      clearTimeout(timer.current);
      if (isBusy.current) {
        event.preventDefault();
        event.stopPropagation();
        // A second press of the same button is the same press.
        if (pressed.current !== sent.current) waiting.current = pressed.current;
        return;
      }
      isBusy.current = true;
      sent.current = pressed.current;
    },
    answered: ({ ok }: Answer) => {
      isBusy.current = false;
      const next = waiting.current;
      waiting.current = null;
      if (next) next.click();
      else if (ok) send();
    },
  };
}

function isChanged(form: HTMLFormElement | null | undefined): boolean {
  const fields = Array.from(form?.querySelectorAll<HTMLInputElement>("input[type=number]") ?? []);
  return fields.some(({ id, value }) => {
    const was = form!.elements.namedItem(id.replace("quantity", "was")) as HTMLInputElement | null;
    return value !== "" && value !== was?.value;
  });
}

function CartVendor({ vendor, errors }: { vendor: CartVendorView; errors: Record<string, string> }) {
  const t = useT();
  const { id, name, lang, city, href, lines, subtotal, closedUntil, delivery } = vendor;
  return (
    <section className="cart-vendor panel" aria-labelledby={`vendor-${id}`}>
      <h2 className="cart-vendor-name" id={`vendor-${id}`}>
        <a className="touch" href={href}>
          <MarkedName text="delivery.from" name={name} lang={lang} values={{ city }} />
        </a>
      </h2>
      {closedUntil && (
        <p className="notice">
          <DatedText text="cart.closedUntil" dates={{ date: closedUntil }} />
        </p>
      )}
      <ul className="lines" role="list">
        {lines.map((line) => (
          <CartLineItem key={line.key} line={line} errors={errors} />
        ))}
      </ul>
      {delivery && (
        <div className="cart-vendor-foot">
          <p className=" spread">
            <span>{t("cart.subtotal")}</span> <strong>{subtotal}</strong>
          </p>
          <VendorDelivery delivery={delivery} />
        </div>
      )}
    </section>
  );
}

function VendorDelivery({ delivery: { isSent, fee, from, until, toFree } }: { delivery: CartDelivery }) {
  const t = useT();
  const oneDay = fee ? "cart.deliveryFeeOneDay" : "cart.deliveryFreeOneDay";
  const moreDays = fee ? "cart.deliveryFee" : "cart.deliveryFree";
  const text = from.iso === until.iso ? oneDay : moreDays;
  if (!isSent) return <p className="spread muted">{t("delivery.onlyPickup")}</p>;
  return (
    <p className="spread muted">
      <span>
        <DatedText text={text} dates={{ from, until }} values={{ fee: fee ?? "" }} />
      </span>{" "}
      {toFree && <span className="good">{t("cart.toFree", { amount: toFree })}</span>}
    </p>
  );
}
