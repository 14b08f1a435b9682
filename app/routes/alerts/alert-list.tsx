import type { AlertKind } from "../../domain/messages/alert.ts";
import type { DateView } from "../../domain/date-view.ts";
import type { NameView } from "../../domain/menu/menu.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";

interface AlertView extends NameView {
  id: number;
  kind: AlertKind;
  href: string;
  /** "" where there is none. */
  price: string;
  toldOn: DateView | null;
}

/** Alerts of one sort, each with what ends it; nothing where there are none. */
export function AlertList({ heading, alerts }: { heading: string; alerts: AlertView[] }) {
  const t = useT();
  if (alerts.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="account-page-list" role="list">
        {alerts.map(({ id, kind, name, lang, href, price, toldOn }) => (
          <li key={id} className="account-page-row">
            <p className="account-page-row-name">
              <a href={href} lang={lang}>
                {name}
              </a>
            </p>
            {kind !== "follow" && (
              <p className="account-page-row-text">
                {toldOn ? (
                  <DatedText text="alerts.told" dates={{ date: toldOn }} />
                ) : (
                  t(kind === "stock" ? "alerts.stockLine" : "alerts.priceLine", { price })
                )}
              </p>
            )}
            <form className="account-page-ways" method="post" action="/account/alerts">
              <ReturnTo />
              <Xsrf />
              <input type="hidden" name="alert" value={id} />
              <button className="button button-outline" aria-label={t("alerts.endNamed", { name })}>
                {t("alerts.end")}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
