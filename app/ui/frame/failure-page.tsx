import "./failure-page.first.css";
import { useLocation } from "react-router";
import { loadPageText } from "../../i18n/page-texts.ts";
import { TextContext, useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { Icon, categoryIcon } from "../icon.tsx";
import { useMenu } from "./menu-context.ts";
import { SearchForm } from "../forms/search-form.tsx";
import { useRootData } from "../root-data.ts";

export interface FailurePageProps {
  status: number;
  /** Shoppers quote it, and it finds the line in the log. */
  requestId?: string;
  again?: string | undefined;
}

export async function withTexts() {
  if (import.meta.env.SSR) return { default: FailurePage };
  const texts = await loadPageText("errors");
  return {
    default: (props: FailurePageProps) => (
      <TextContext value={texts}>
        <FailurePage {...props} />
      </TextContext>
    ),
  };
}

export function FailurePage({ status, requestId, again }: FailurePageProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const root = useRootData();
  const hasMenu = root?.shell.hasMenu ?? false;
  const kind = kindOf(status);
  const isBuying = /^\/shop\/(?:cart|checkout|guest-checkout)(?:\?|$)/.test(again ?? pathname);
  // A refused form has no address of its own: only the browser can send it again.
  const canRepeat = again !== undefined || (kind !== "notFound" && kind !== "refused" && !root?.isStatic);
  return (
    <div className="failure-page page stack">
      {/* The home page brings its own menu, which is missing when it fails. */}
      {pathname === "/" && hasMenu && <CategoryMenu />}
      <h1>{t(`errors.${kind}Title`)}</h1>
      <p>{t(`errors.${kind}Text`)}</p>
      {kind === "unavailable" && isBuying && <p>{t("errors.cartKeptText")}</p>}
      {requestId && <p className=" muted">{t("errors.requestId", { id: requestId })}</p>}
      <p className="cluster">
        {canRepeat && (
          <a className="button button-primary" href={again ?? pathname + search}>
            {t("everywhere.tryAgain")}
          </a>
        )}
        <a className={canRepeat ? "button button-outline" : "button button-primary"} href="/">
          {t("everywhere.home")}
        </a>
        <a className="button button-outline" href="/pages/help-center">
          {t("errors.helpCenter")}
        </a>
      </p>
      {kind === "notFound" && (
        <SearchForm id="failure-search" name={t("errors.search")} words={root?.isStatic ? "" : wordsOf(pathname)} />
      )}
      {hasMenu && <Categories />}
    </div>
  );
}

function AllCategories() {
  const t = useT();
  return (
    <section aria-labelledby="failure-categories">
      <h2 id="failure-categories">{t("menu.title")}</h2>
      <ul className="failure-page-categories grid" role="list">
        {useMenu().map((entry) => (
          <li key={entry.id}>
            <a className="target" href={entry.href} lang={entry.lang}>
              <Icon name={categoryIcon(entry.icon)} /> {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Categories = import.meta.env.SSR ? AllCategories : asPrinted("section");

function wordsOf(pathname: string): string {
  // Ids of private things and secrets of shared lists are no search words.
  if (/^\/(?:account|shop\/wishlist)\//.test(pathname)) return "";
  const last = pathname.split("/").filter(Boolean).pop() ?? "";
  try {
    return decodeURIComponent(last)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  } catch {
    return "";
  }
}

function kindOf(status: number) {
  if (status === 404) return "notFound";
  if (status === 413) return "tooLarge";
  if (status === 429) return "tooMany";
  if (status === 503) return "unavailable";
  return status >= 400 && status < 500 ? "refused" : "failed";
}
