import type { ShownState } from "../../domain/orders/order-states.ts";
import { useT } from "../../i18n/use-t.tsx";

export function StateTag({ state, isLate = false }: { state: ShownState; isLate?: boolean }) {
  const t = useT();
  const kind = isLate ? " desk-tag-late" : waiting.has(state) ? " desk-tag-waiting" : "";
  return <span className={`desk-tag${kind}`}>{t(`orders.${state}`)}</span>;
}

const waiting = new Set<ShownState>(["awaitingPayment", "awaitingCode", "placed", "returnAsked"]);
