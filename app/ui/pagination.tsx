import "./pagination.css";
import type { PageWindow } from "../domain/pagination.ts";
import { useT } from "../i18n/use-t.tsx";

interface PaginationProps {
  window: PageWindow;
  hrefOf: (page: number) => string;
}

/** Page links; nothing for a single page. */
export function Pagination({ window, hrefOf }: PaginationProps) {
  const t = useT();
  if (window.pages < 2) return null;
  return (
    <nav className="pagination" aria-label={t("everywhere.pages")}>
      {window.previous !== null && (
        <a className="pagination-link" rel="prev" href={hrefOf(window.previous)}>
          {t("everywhere.previous")}
        </a>
      )}
      <ol className="pagination-list">
        {window.items.map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className="pagination-gap">…</span>
            ) : (
              <PageLink page={page} href={hrefOf(page)} isCurrent={page === window.page} />
            )}
          </li>
        ))}
      </ol>
      {window.next !== null && (
        <a className="pagination-link" rel="next" href={hrefOf(window.next)}>
          {t("everywhere.next")}
        </a>
      )}
    </nav>
  );
}

function PageLink({ page, href, isCurrent }: { page: number; href: string; isCurrent: boolean }) {
  const t = useT();
  return (
    <a
      className={isCurrent ? "pagination-link pagination-current" : "pagination-link"}
      href={href}
      aria-label={t("everywhere.page", { page })}
      aria-current={isCurrent ? "page" : undefined}
    >
      {page}
    </a>
  );
}
