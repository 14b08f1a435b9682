import { findCompared, findNamed } from "../data/products/compare.server.ts";
import { linesText, parseLines } from "../domain/id-list.ts";
import type { LineKey } from "../domain/products/product.ts";
import { compareHref, compareLimit, comparePath } from "../domain/products/compare-list.ts";
import { compareTable } from "../domain/product-page/compare-table.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PostForm } from "../ui/forms/post-form.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { useShell } from "../ui/root-data.ts";
import type { Route } from "./+types/compare";
import { CompareColumns } from "./compare/compare-columns.tsx";
import compareStyles from "./compare/styles.first.css?url";

/** `?products=` is the same for everybody, and changes no list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, viewer, session, needed, title } = pageTools(context);
  const named = parseLines(url.searchParams.get("products") ?? "", compareLimit);
  const isShared = named.length > 0;
  const find = () => (isShared ? findNamed(db, named) : findCompared(db, session.owner));
  const table = compareTable(await needed(find), viewer);
  return {
    table,
    isShared,
    lines: table.products.map(({ productId, variantId }) => ({ productId, variantId })),
    title: title("compare.title"),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: compareStyles }];

export { unlisted as meta } from "../http/head/private-page.ts";

export default function ComparePage({ loaderData: { table, isShared, lines } }: Route.ComponentProps) {
  const t = useT();
  const seeRecent = { href: "/shop/recently-viewed", text: t("compare.seeRecent") };
  return (
    <div className="compare page stack">
      <h1 id="compare" tabIndex={-1}>
        {t(isShared ? "compare.headingShared" : "compare.heading")}{" "}
        {lines.length > 0 && <span className="muted numbers">{t("wishlist.count", { count: lines.length })}</span>}
      </h1>
      <ProblemBanner />
      {lines.length === 0 ? (
        <EmptyState text={t(isShared ? "compare.emptyShared" : "compare.empty")} action={seeRecent} />
      ) : (
        <>
          {isShared && <SharedNote lines={lines} />}
          <CompareColumns table={table} isOwn={!isShared} />
          {lines.length === 1 && (
            <p>
              {t("compare.addMore")}{" "}
              <a className="touch" href={seeRecent.href}>
                {seeRecent.text}
              </a>
            </p>
          )}
          {!isShared && (
            <p>
              <a className="touch" href={compareHref(lines)} rel="nofollow">
                {t("compare.share")}
              </a>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function SharedNote({ lines }: { lines: LineKey[] }) {
  const t = useT();
  const own = useShell().compared;
  const named = linesText(lines, ",");
  const isOwn = linesText(own, ",") === named;
  return (
    <div className="shared-note panel stack">
      <p>
        {t("compare.sharedNote")} {own.length > 0 && !isOwn && t("compare.replaces", { count: own.length })}
      </p>
      {!isOwn && (
        <PostForm returnTo={comparePath} action="/compare/items/replace">
          <input type="hidden" name="products" value={named} />
          <button className="button button-primary">{t("compare.takeOver")}</button>
        </PostForm>
      )}
      {own.length > 0 && (
        <p>
          <a className="touch" href={comparePath}>
            {t("compare.ownList")}
          </a>
        </p>
      )}
    </div>
  );
}
