import type { DeskParcelRow } from "../../../data/orders/desk-parcels.server.ts";
import { orderLineView } from "../../../domain/orders/order-line-view.ts";
import { useDesk } from "../../../shared/desk/use-desk.ts";
import { ChosenLine } from "../../../ui/chosen-line.tsx";

export function ParcelGoods({ lines }: { lines: DeskParcelRow["lines"] }) {
  const { locale } = useDesk().viewer;
  return (
    <ul role="list">
      {lines.map((line) => {
        const shown = orderLineView(line, locale);
        return (
          <li key={shown.key}>
            <ChosenLine line={shown} />
          </li>
        );
      })}
    </ul>
  );
}
