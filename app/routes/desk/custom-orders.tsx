import { listForDesk } from "../../data/orders/custom-orders-desk.server.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskList, DeskRow, Tag, MomentText } from "../../shared/desk/desk-parts.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/custom-orders";

export const loader = deskLoader(async ({ db, asked, rows }) => {
  const isOpen = asked("state") !== "all";
  const orders = await rows("after", (limit, after) => listForDesk(db, { isOpen, limit, after }));
  return { isOpen, orders };
});

export default function CustomOrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, isOpen, orders } = loaderData;
  return (
    <>
      <p className="desk-line">
        <a href="/desk/custom-orders" aria-current={isOpen ? "page" : undefined}>
          {t("deskCustomOrders.open")}
        </a>
        <a href="/desk/custom-orders?state=all" aria-current={isOpen ? undefined : "page"}>
          {t("desk.all")}
        </a>
      </p>
      {isOpen && orders.rows.length > 0 && <p className="desk-text">{t("deskCustomOrders.openText")}</p>}
      <DeskList list={orders} none={t(isOpen ? "deskCustomOrders.none" : "deskCustomOrders.noneAtAll")}>
        {({ number, state, what, quantity, city, createdAt }) => (
          <DeskRow
            name={
              <>
                <a href={`/desk/custom-orders/${number}`}>{formatOrderNumber(number)}</a>{" "}
                <Tag>{t(`customOrder.${state}`)}</Tag>
              </>
            }
            sideLine={
              <>
                × {quantity}
                {city && " · "}
                <OwnWords text={cityName(city, frame.viewer.locale)} />
                <br />
                <MomentText text="question.asked" at={{ date: createdAt }} />
              </>
            }
          >
            <p>{what === "" ? t("deskCustomOrders.former") : <OwnWords text={what} />}</p>
          </DeskRow>
        )}
      </DeskList>
    </>
  );
}
