import type { DateView } from "../../../domain/date-view.ts";
import type { NameView } from "../../../domain/display-name.ts";
import type { PaymentKind, PaymentState, ShownState } from "../../../domain/orders/order-states.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { StateTag } from "../../../shared/desk/state-tag.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { OwnWords, PlaceWords } from "../../../ui/own-words.tsx";

interface OrderRowProps {
  order: {
    href: string;
    number: string;
    placed: DateView;
    name: string;
    phone: string;
    place: string[];
    payment: { kind: PaymentKind; state: PaymentState };
    total: string;
    parcels: { position: number; state: ShownState; vendor: NameView }[];
  };
}

export function OrderTableRow({ order }: OrderRowProps) {
  const t = useT();
  const { href, number, placed, name, phone, place, payment, total, parcels } = order;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          <a href={href}>{number}</a> <OwnWords text={name} />
        </p>
        <p className="desk-row-more">
          {phone} · <PlaceWords parts={place} />
        </p>
        {parcels.map(({ position, state, vendor }) => (
          <p key={position} className="desk-row-more">
            <StateTag state={state} /> <span lang={vendor.lang}>{vendor.name}</span>
          </p>
        ))}
      </div>
      <p className="desk-row-side">
        <strong>{total}</strong>
        <br />
        <span className="desk-row-more">
          {t(`deskOrders.kind_${payment.kind}`)}: {t(`deskOrders.payment_${payment.state}`)}
          <br />
          <DateText date={placed} />
        </span>
      </p>
    </li>
  );
}
