import "./pagination.css";
import type { PageWindow } from "../domain/pages/page-window.ts";
import { useT } from "../i18n/use-t.tsx";

interface PaginationProps {
  window: PageWindow;
  hrefOf: (page: number) => string;
  beside?: { previous: string | null; next: string | null };
  isFollowed?: boolean;
}

export function Pagination({ window, hrefOf, beside, isFollowed = true }: PaginationProps) {
  const t = useT();
  if (window.pages < 2) return null;
  const rel = isFollowed ? undefined : "nofollow";
  return (
    <nav className="pagination cluster" aria-label={t("everywhere.pages")}>
      {window.previous !== null && (
        <a
          className="pagination-link"
          rel={rel ? `prev ${rel}` : "prev"}
          href={beside?.previous ?? hrefOf(window.previous)}
        >
          {t("everywhere.previous")}
        </a>
      )}
      <ol className="pagination-list cluster">
        {window.items.map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span>…</span>
            ) : (
              <PageLink page={page} href={hrefOf(page)} rel={rel} isCurrent={page === window.page} />
            )}
          </li>
        ))}
      </ol>
      {window.next !== null && (
        <a className="pagination-link" rel={rel ? `next ${rel}` : "next"} href={beside?.next ?? hrefOf(window.next)}>
          {t("everywhere.next")}
        </a>
      )}
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  href: string;
  rel: string | undefined;
  isCurrent: boolean;
}

function PageLink({ page, href, rel, isCurrent }: PageLinkProps) {
  const t = useT();
  return (
    <a
      className={isCurrent ? "pagination-link pagination-current" : "pagination-link"}
      href={href}
      rel={rel}
      aria-label={t("everywhere.page", { page })}
      aria-current={isCurrent ? "page" : undefined}
    >
      {page}
    </a>
  );
}
