import type { ReactNode } from "react";
import { openedDocument } from "../../content/documents.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import type { WrittenPageView } from "./open-page.server.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { writtenPages } from "../../ui/frame/written-pages.ts";

const LISTED_FROM = 4;

export function WrittenPage({ page, children }: { page: WrittenPageView; children?: ReactNode }) {
  const { slug, sections } = page;
  return (
    <div className="written-page">
      <PageTop {...page} />
      {children}
      {sections.length >= LISTED_FROM && <Contents sections={sections} />}
      <Written name={`pages/${slug}`} />
      <PageLinks here={`/pages/${slug}`} />
    </div>
  );
}

export function PageTop({
  trail,
  title,
  lead,
  updated,
}: Pick<WrittenPageView, "trail" | "title" | "lead" | "updated">) {
  return (
    <>
      <Breadcrumb trail={trail} />
      <h1>{title}</h1>
      <p className="written-page-lead soft narrow">{lead}</p>
      <p className="written-page-date muted">
        <DatedText text="content.updated" dates={{ date: updated }} />
      </p>
    </>
  );
}

function Contents({ sections }: { sections: string[] }) {
  const t = useT();
  return (
    <nav className="written-page-contents narrow" aria-label={t("content.onThisPage")}>
      <ol>
        {sections.map((title, index) => (
          <li key={title}>
            <a className="touch" href={`#section-${index + 1}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Needs `openDocument` in the loader; server only. */
export function Written({ name }: { name: string }) {
  const { default: Text } = openedDocument(useLocale(), name);
  return (
    <div className="written narrow">
      <Text />
    </div>
  );
}

export function PageLinks({ here }: { here: string }) {
  const t = useT();
  return (
    <nav className="page-links section" aria-labelledby="more-pages">
      <h2 id="more-pages">{t("content.morePages")}</h2>
      <ul className="grid" role="list">
        {writtenPages
          .filter(({ href }) => href !== here)
          .map(({ href, text }) => (
            <li key={href}>
              <a className="touch" href={href}>
                {t(text)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
