import {
  countedAtMost,
  countedMore,
  countWaiting,
  type Waiting,
  waitings,
} from "../../data/desk/today-counts.server.ts";
import { deskAreaOf, mayRead } from "../../domain/desk/roles.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskFrame, staffContext } from "../../shared/desk/desk.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import type { Route } from "./+types/today";

const places: Record<Waiting, string> = {
  phoneCodes: "/desk/orders?state=awaitingCode",
  toConfirm: "/desk/parcels?work=placed",
  toSend: "/desk/parcels?work=toSend",
  late: "/desk/parcels?work=late",
  refused: "/desk/parcels?work=refused",
  returns: "/desk/parcels?work=returnAsked",
  transfers: "/desk/payments",
  mismatches: "/desk/payments",
  refunds: "/desk/payments",
  reviews: "/desk/reviews",
  questions: "/desk/questions",
  customOrders: "/desk/custom-orders",
  soldOut: "/desk/products?stock=none",
  unreachable: "/desk/vendors?only=none",
  unsent: "/desk/messages",
};

export async function loader({ context }: Route.LoaderArgs) {
  const { roles } = context.get(staffContext);
  const asked = waitings.filter((name) => mayRead(roles, deskAreaOf(places[name].replace(/\?.*/, ""))!));
  const counts = await needed(context, countWaiting(context.get(bindings).db, asked, context.get(viewerContext).now));
  return {
    ...deskFrame(context, "/desk", "desk.today"),
    counts: asked.map((name) => {
      const count = counts[name] ?? 0;
      const text = count > countedAtMost ? countedMore : count === 0 ? "–" : String(count);
      return { name, href: places[name], text, isNone: count === 0 };
    }),
  };
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function TodayPage({ loaderData: { frame, counts } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskPage frame={frame} heading={t("desk.today")}>
      <p className="desk-text">{t("deskOrders.todayText")}</p>
      <ul className="desk-counts" role="list">
        {counts.map(({ name, href, text, isNone }) => (
          <li key={name} className={isNone ? "is-none" : undefined}>
            <a href={href}>
              <strong>{text}</strong> {t(`deskOrders.waiting_${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
