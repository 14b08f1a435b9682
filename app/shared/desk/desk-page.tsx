import type { ReactNode } from "react";
import type { DeskPath } from "../../domain/desk/roles.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import type { DeskFrame } from "./desk.server.ts";

interface DeskPageProps {
  frame: DeskFrame;
  heading: string;
  back?: { href: string; text: string };
  children: ReactNode;
}

export function DeskPage({ frame, heading, back, children }: DeskPageProps) {
  const t = useT();
  return (
    <div className="desk">
      <nav className="desk-nav" aria-label={t("desk.nav")}>
        <ul role="list">
          {frame.areas.map((href) => (
            <li key={href}>
              <a href={href} aria-current={href === frame.current ? "page" : undefined}>
                {t(areaNames[href])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="desk-main">
        {back && (
          <p className="desk-back">
            <a href={back.href}>{back.text}</a>
          </p>
        )}
        <h1>{heading}</h1>
        <FormProblem />
        {children}
      </div>
    </div>
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

interface DeskFormProps {
  action: string;
  className?: string;
  children: ReactNode;
  hasFiles?: boolean;
}

export function DeskForm({ action, className = "desk-form", hasFiles = false, children }: DeskFormProps) {
  return (
    <form className={className} method="post" action={action} encType={hasFiles ? "multipart/form-data" : undefined}>
      <ReturnTo />
      <Xsrf />
      {children}
    </form>
  );
}

export function DeskPages({ newest, older }: { newest: string | null; older: string | null }) {
  const t = useT();
  if (!newest && !older) return null;
  return (
    <nav className="desk-pages" aria-label={t("everywhere.pages")}>
      {newest && (
        <a className="button button-outline" href={newest}>
          {t("desk.newest")}
        </a>
      )}
      {older && (
        <a className="button button-outline" rel="next" href={older}>
          {t("desk.older")}
        </a>
      )}
    </nav>
  );
}
