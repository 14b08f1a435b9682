import {
  countedAtMost,
  countedMore,
  countQueues,
  type Waiting,
  workQueues,
} from "../../data/desk/today-counts.server.ts";
import { deskAreaOf, hasRole } from "../../domain/desk/roles.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import type { Route } from "./+types/today";

const places: Record<Waiting, string> = {
  phoneCodes: "/desk/orders?state=awaitingCode",
  toConfirm: "/desk/parcels?work=placed",
  toSend: "/desk/parcels?work=toSend",
  late: "/desk/parcels?work=late",
  silent: "/desk/parcels?work=silent",
  refused: "/desk/parcels?work=refused",
  returns: "/desk/parcels?work=returnAsked",
  transfers: "/desk/payments",
  mismatches: "/desk/payments",
  refunds: "/desk/payments",
  reviews: "/desk/reviews",
  questions: "/desk/questions",
  shopQuestions: "/desk/questions?state=toShop",
  customOrders: "/desk/custom-orders",
  soldOut: "/desk/products?stock=none",
  unreachable: "/desk/vendors?only=none",
  unsent: "/desk/messages",
};

export const loader = deskLoader(async ({ db, now, staff }) => {
  const asked = workQueues.filter((name) => hasRole(staff.roles, deskAreaOf(places[name].replace(/\?.*/, ""))!.reads));
  const counts = await countQueues(db, asked, now);
  const text = (count: number) => (count > countedAtMost ? countedMore : String(count || "–"));
  const rows = asked.map((name) => ({ name, text: text(counts[name] ?? 0), isNone: !counts[name] }));
  return { counts: rows.sort((a, b) => Number(a.isNone) - Number(b.isNone)) };
});

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <p className="desk-text">{t("deskOrders.todayText")}</p>
      <ul className="desk-counts" role="list">
        {loaderData.counts.map(({ name, text, isNone }) => (
          <li key={name} className={isNone ? "is-none" : undefined}>
            <a href={places[name]}>
              <strong>{text}</strong> {t(`deskOrders.waiting_${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
