import { countReaders, listWaitingAlerts, readersCounted } from "../../data/messages/readers.server.ts";
import { locales } from "../../domain/languages.ts";
import { formatEtb } from "../../domain/money.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, MomentText, Named } from "../../shared/desk/desk-parts.tsx";
import type { Route } from "./+types/readers";

export const loader = deskLoader(async ({ db, rows }) => {
  const [counts, alerts] = await Promise.all([
    countReaders(db),
    rows("before", (limit, before) => listWaitingAlerts(db, { before, limit })),
  ]);
  const text = (count: number) => (count > readersCounted ? "10,000+" : String(count || "–"));
  return {
    newsletter: locales.map((locale) => ({ locale, text: text(counts[locale]) })),
    kinds: (["follow", "stock", "price"] as const).map((kind) => ({ kind, text: text(counts[kind]) })),
    alerts,
  };
});

export default function ReadersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, newsletter, kinds, alerts } = loaderData;
  return (
    <>
      <h2>{t("deskReaders.newsletter")}</h2>
      <ul className="desk-counts" role="list">
        {newsletter.map(({ locale, text }) => (
          <Count key={locale} text={text} of={t(`deskReaders.in_${locale}`)} />
        ))}
      </ul>
      {frame.mayWrite && <p className="desk-text">{t("deskReaders.newsletterText")}</p>}
      <DeskDecision action="/desk/readers/newsletter" button={t("deskReaders.download")} isLine />
      <p className="desk-text">
        <a href="/desk/events?action=readersExported">{t("deskReaders.exports")}</a>
      </p>
      <h2>{t("deskReaders.alerts")}</h2>
      <ul className="desk-counts" role="list">
        {kinds.map(({ kind, text }) => (
          <Count key={kind} text={text} of={t(`deskReaders.count_${kind}`)} />
        ))}
      </ul>
      {alerts.rows.length > 0 && <p className="desk-text">{t("deskReaders.alertsText")}</p>}
      <DeskList list={alerts} none={t("deskReaders.alertsNone")}>
        {({ kind, targetId, price, createdAt, ...target }) => {
          const href = kind === "follow" ? `/desk/vendors/${targetId}` : `/desk/products/${targetId}`;
          return (
            <DeskRow
              name={target.name === null ? t("deskReaders.gone") : <Named of={target} href={href} />}
              lines={[t(`deskReaders.kind_${kind}`, { price: price === null ? "" : formatEtb(price) })]}
              sideLine={<MomentText text="question.asked" at={{ date: createdAt }} />}
            />
          );
        }}
      </DeskList>
    </>
  );
}

function Count({ text, of }: { text: string; of: string }) {
  return (
    <li>
      <p>
        <strong>{text}</strong> {of}
      </p>
    </li>
  );
}
