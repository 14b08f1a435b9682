import type { ShownState } from "../../domain/orders/order-states.ts";
import { useT } from "../../i18n/use-t.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { Tag } from "./desk-list.tsx";

const waiting = new Set<ShownState>(["awaitingPayment", "awaitingCode", "placed", "returnAsked"]);

export function StateTag({ state, isLate = false }: { state: ShownState; isLate?: boolean }) {
  return <Tag is={isLate ? "late" : waiting.has(state) ? "waiting" : undefined}>{useT()(`orders.${state}`)}</Tag>;
}

export function Refusal({ reason }: { reason: string }) {
  return (
    <>
      <Tag is="late">{useT()("deskOrders.refused")}</Tag> <OwnWords text={reason} />
    </>
  );
}
