import { countReaders, listWaitingAlerts, readersCounted } from "../../data/messages/readers.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { displayName } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import type { Route } from "./+types/readers";
import { translationsOf } from "../../domain/translated.ts";
import { locales } from "../../domain/languages.ts";

const size = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const { locale, now } = context.get(viewerContext);
  const typed = url.searchParams.get("before") ?? "";
  const before = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
  const [counts, alerts] = await needed(
    context,
    Promise.all([countReaders(db), listWaitingAlerts(db, { before, limit: size + 1 })]),
  );
  const shown = alerts.slice(0, size);
  return {
    ...deskFrame(context, "/desk/readers", "desk.readers"),
    newsletter: locales.map((one) => ({ locale: one, text: countText(counts.newsletter[one]) })),
    counts: (["follow", "stock", "price"] as const).map((kind) => ({ kind, text: countText(counts.alerts[kind]) })),
    alerts: shown.map(({ id, kind, targetId, price, createdAt, ...target }) => ({
      ...{ id, kind },
      target: target.name === null ? null : displayName(translationsOf(target, "name"), locale),
      href: kind === "follow" ? `/desk/vendors/${targetId}` : `/desk/products/${targetId}`,
      price: price === null ? "" : formatEtb(price),
      since: momentView(createdAt, locale, now),
    })),
    newest: before === null ? null : "/desk/readers",
    older: alerts.length > size ? `/desk/readers?before=${shown.at(-1)!.id}` : null,
  };
}

function countText(count: number): string {
  if (count === 0) return "–";
  return count > readersCounted ? "10,000+" : String(count);
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function ReadersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, newsletter, counts, alerts, newest, older } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.readers")}>
      <h2>{t("deskReaders.newsletter")}</h2>
      <ul className="desk-counts" role="list">
        {newsletter.map(({ locale, text }) => (
          <Count key={locale} text={text} what={t(`deskReaders.in_${locale}`)} />
        ))}
      </ul>
      {frame.mayWrite && (
        <>
          <p className="desk-text">{t("deskReaders.newsletterText")}</p>
          <DeskForm action="/desk/readers/newsletter" className="desk-line">
            <button className="button button-outline">{t("deskReaders.download")}</button>
          </DeskForm>
        </>
      )}
      <p className="desk-text">
        <a href="/desk/events?action=readersExported">{t("deskReaders.exports")}</a>
      </p>
      <h2>{t("deskReaders.alerts")}</h2>
      <ul className="desk-counts" role="list">
        {counts.map(({ kind, text }) => (
          <Count key={kind} text={text} what={t(`deskReaders.count_${kind}`)} />
        ))}
      </ul>
      <p className="desk-text">{t(alerts.length === 0 ? "deskReaders.alertsNone" : "deskReaders.alertsText")}</p>
      <ul className="desk-rows" role="list">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}

function Count({ text, what }: { text: string; what: string }) {
  return (
    <li className={text === "0" ? "is-none" : undefined}>
      <p>
        <strong>{text}</strong> {what}
      </p>
    </li>
  );
}

function AlertRow({ alert }: { alert: Route.ComponentProps["loaderData"]["alerts"][number] }) {
  const t = useT();
  const { kind, target, href, price, since } = alert;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          {target ? (
            <a href={href} lang={target.lang}>
              {target.name}
            </a>
          ) : (
            t("deskReaders.gone")
          )}
        </p>
        <p className="desk-row-more">{t(`deskReaders.kind_${kind}`, { price })}</p>
      </div>
      <p className="desk-row-side desk-row-more">
        <DatedText text="deskReaders.since" dates={{ date: since }} />
      </p>
    </li>
  );
}
