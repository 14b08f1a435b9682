import type { RouterContextProvider } from "react-router";
import type { DeskOrder } from "../../../data/orders/desk-order.server.ts";
import { messageTitle } from "../../../shared/desk/message-title.ts";
import { momentView } from "../../../domain/date-view.ts";
import { formatEtb } from "../../../domain/money.ts";
import type { OrderParcel } from "../../../domain/orders/order.ts";
import { orderView } from "../../../domain/orders/order-view.ts";
import { mayMoveParcel } from "../../../domain/orders/parcel-moves.ts";
import { mayCancelGoods } from "../../../domain/orders/cancelled-goods.ts";
import { isoDay } from "../../../domain/date-view.ts";
import { translator } from "../../../request/locale.server.ts";
import { viewerContext } from "../../../request/viewer.server.ts";

export type DeskOrderView = ReturnType<typeof deskOrderView>;
export type DeskParcelView = DeskOrderView["parcels"][number];

export function deskOrderView(context: Readonly<RouterContextProvider>, order: DeskOrder) {
  const viewer = context.get(viewerContext);
  const { locale, now } = viewer;
  const t = context.get(translator);
  const shown = orderView(order, viewer);
  const isCash = order.payment.kind === "cash" && order.payment.state === "due";
  return {
    ...{ number: shown.number, action: `/desk/orders/${order.number}`, placed: shown.placed },
    ...{ name: order.name, phone: { text: shown.phone, href: `tel:${order.phone}` }, email: order.email },
    phoneCodeBy: shown.phoneCodeBy,
    ...{ place: shown.place, note: order.note, language: order.locale, isAccount: order.accountId !== null },
    payment: {
      ...{ kind: order.payment.kind, state: order.payment.state, amount: shown.payment.amount },
      reference: order.bankReference,
    },
    refunds: shown.refunds,
    total: shown.remaining ?? shown.total,
    mayCancel: order.parcels.some(({ state }) => mayMoveParcel("operator", state, "cancelled")),
    parcels: shown.parcels.map((parcel, index) => ({
      ...parcel,
      ...{ targets: targetsOf(order.parcels[index]!), cash: cashOf(order.parcels[index]!, isCash) },
      refusal: order.refusals.find(({ position }) => position === parcel.position)?.reason ?? null,
      slip: `/desk/parcels/${order.number}-${parcel.position}/slip`,
      mayCancelGoods: mayCancelGoods(order.parcels[index]!.state),
      lines: parcel.lines.map((line, at) => ({ ...line, position: order.parcels[index]!.lines[at]!.position })),
      promise: {
        seen: order.parcels[index]!.promisedUntil,
        day: isoDay(order.parcels[index]!.promisedUntil),
        isOpen: parcel.promised !== null,
      },
      isLate: parcel.promised !== null && order.parcels[index]!.promisedUntil < now,
    })),
    messages: order.messages.map(({ id, kind, text, state, createdAt, sentAt }) => ({
      ...{ id, kind, state, at: momentView(sentAt ?? createdAt, locale, now) },
      text: messageTitle(t, text, { number: shown.number }),
    })),
    notes: order.notes.map(({ at, ...note }) => ({ ...note, at: momentView(at, locale, now) })),
  };
}

const targets = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
  "returnAsked",
  "returned",
  "returnRefused",
] as const;

function targetsOf({ state }: OrderParcel) {
  return targets.filter((to) => mayMoveParcel("operator", state, to));
}

function cashOf({ state, total }: OrderParcel, isCash: boolean): string | null {
  return isCash && state !== "cancelled" && state !== "delivered" ? formatEtb(total) : null;
}
