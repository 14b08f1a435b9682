import type { ReactNode } from "react";
import type { ListedEvent } from "../../data/events/operator-events.server.ts";
import type { DeskPath } from "../../domain/desk/roles.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import type { DeskFrame } from "./desk.server.ts";
import { EventList } from "./event-list.tsx";
import { FrameContext } from "./desk-parts.tsx";

interface DeskPageProps {
  page: { frame: DeskFrame; heading: string; history?: readonly ListedEvent[] };
  /** true: to the list of its area. */
  back?: boolean | { href: string; text: ReactNode };
  children: ReactNode;
}

export function DeskPage({ page: { frame, heading, history }, back = false, children }: DeskPageProps) {
  const t = useT();
  const { areas, current } = frame;
  const way = back === true ? { href: current, text: t(areaNames[current]) } : back;
  return (
    <FrameContext value={frame}>
      <div className="desk">
        <nav className="desk-nav no-paper" aria-label={t("desk.nav")}>
          <ul role="list">
            {areas.map((href) => (
              <li key={href}>
                <a className="target place" href={href} aria-current={href === current ? "page" : undefined}>
                  {t(areaNames[href])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="desk-main">
          {way && (
            <p className="no-paper">
              <a className="touch" href={way.href}>
                {way.text}
              </a>
            </p>
          )}
          <h1 className="title">{heading}</h1>
          <FormProblem />
          {children}
          {history && (
            <>
              <h2>{t("desk.history")}</h2>
              <EventList events={history} />
            </>
          )}
        </div>
      </div>
    </FrameContext>
  );
}

const areaNames: Record<DeskPath, TextKey> = {
  "/desk": "desk.today",
  "/desk/orders": "desk.orders",
  "/desk/parcels": "desk.parcels",
  "/desk/payments": "desk.payments",
  "/desk/vendors": "desk.vendors",
  "/desk/products": "desk.products",
  "/desk/prices": "desk.prices",
  "/desk/settings": "desk.settings",
  "/desk/coupons": "desk.coupons",
  "/desk/home": "desk.home",
  "/desk/reviews": "desk.reviews",
  "/desk/questions": "desk.questions",
  "/desk/custom-orders": "desk.customOrders",
  "/desk/messages": "desk.messages",
  "/desk/readers": "desk.readers",
  "/desk/events": "desk.events",
  "/desk/staff": "desk.staff",
  "/desk/enter": "desk.enter",
};
