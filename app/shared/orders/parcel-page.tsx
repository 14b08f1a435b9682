import type { ReactNode } from "react";
import type { OrderLineView } from "../../domain/orders/order-line-view.ts";
import type { ParcelView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { type FieldProps } from "../../ui/forms/text-field.tsx";
import { WordsField } from "../../ui/forms/words-field.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { QuotingText } from "../../ui/own-words.tsx";

interface ParcelPageProps {
  heading: string;
  parcel: ParcelView;
  back: string;
  children: ReactNode;
}

export function ParcelPage({ heading, parcel, back, children }: ParcelPageProps) {
  const t = useT();
  const { vendor } = parcel;
  return (
    <div className="parcel-page page narrow stack">
      <h1>{heading}</h1>
      <FormProblem />
      <p className="strong" lang={vendor.lang}>
        {vendor.name}
      </p>
      <OrderLines lines={parcel.lines} isPlain />
      {children}
      <p>
        <a className="touch" href={back}>
          {t("orders.back")}
        </a>
      </p>
    </div>
  );
}

export function NotPossible({ text, vendor }: { text: string; vendor: ParcelView["vendor"] }) {
  const t = useT();
  return (
    <>
      <p>{text}</p>
      {vendor.phone && (
        <p>
          {t("orders.sellerPhone")} <a href={vendor.phone.href}>{vendor.phone.text}</a>
        </p>
      )}
    </>
  );
}

export function ParcelForm({ action, button, children }: { action: string; button: string; children: ReactNode }) {
  return (
    <PostForm className="form" action={action}>
      {children}
      <button className="button button-primary">{button}</button>
    </PostForm>
  );
}

export function ReasonField(props: Pick<FieldProps, "label" | "hint" | "required">) {
  return <WordsField {...props} name="reason" rows={4} defaultValue="" />;
}

export function OrderLines({ lines, isPlain = false }: { lines: OrderLineView[]; isPlain?: boolean }) {
  const t = useT();
  return (
    <ul role="list">
      {lines.map((line) => (
        <li key={line.key}>
          <ChosenLine line={line} href={line.href}>
            <CancelledUnits line={line} />
            {line.review && !isPlain && (
              <a className="no-paper touch" href={line.review}>
                {t("orders.review")}
                <span className="visually-hidden" lang={line.lang}>
                  {" "}
                  {line.name}
                </span>
              </a>
            )}
          </ChosenLine>
        </li>
      ))}
    </ul>
  );
}

export function CancelledUnits({ line: { cancelled } }: { line: Pick<OrderLineView, "cancelled"> }) {
  const t = useT();
  return cancelled.map(({ count, by, reason }, index) => (
    <p key={index} className="chosen-line-more">
      <s>{count}</s> {t(`orders.cancelledBy_${by}`)}
      {reason !== "" && (
        <>
          {" · "}
          <QuotingText text="orders.reason" words={{ reason }} />
        </>
      )}
    </p>
  ));
}
