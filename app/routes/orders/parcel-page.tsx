import type { ReactNode } from "react";
import type { ParcelView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { OrderLines } from "./order-lines.tsx";

interface ParcelPageProps {
  heading: string;
  parcel: ParcelView;
  /** The order's own page. */
  back: string;
  /** What happens, and the form's fields; a sentence alone where it cannot be done. */
  children: ReactNode;
}

/** A page that asks before something is done to one parcel. */
export function ParcelPage({ heading, parcel, back, children }: ParcelPageProps) {
  const t = useT();
  const { vendor } = parcel;
  return (
    <div className="parcel-page">
      <h1>{heading}</h1>
      <FormProblem />
      <p className="parcel-page-vendor" lang={vendor.lang}>
        {vendor.name}
      </p>
      <OrderLines lines={parcel.lines} isPlain />
      {children}
      <p>
        <a className="parcel-page-back" href={back}>
          {t("orders.back")}
        </a>
      </p>
    </div>
  );
}

/** Where it cannot be done: why, and whom to call. */
export function NotPossible({ text, vendor }: { text: string; vendor: ParcelView["vendor"] }) {
  const t = useT();
  return (
    <>
      <p className="parcel-page-text">{text}</p>
      {vendor.phone && (
        <p className="parcel-page-text">
          {t("orders.sellerPhone")} <a href={vendor.phone.href}>{vendor.phone.text}</a>
        </p>
      )}
    </>
  );
}

interface ParcelFormProps {
  action: string;
  button: string;
  children: ReactNode;
}

export function ParcelForm({ action, button, children }: ParcelFormProps) {
  return (
    <form className="form" method="post" action={action}>
      <ReturnTo />
      <Xsrf />
      {children}
      <button className="button button-primary">{button}</button>
    </form>
  );
}
