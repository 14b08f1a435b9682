import { directoryHref, parseDirectoryQuery } from "../domain/vendors/vendor-directory.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { bindings } from "../request/bindings.server.ts";
import { translator } from "../request/locale.server.ts";
import { needed } from "../request/needed.server.ts";
import { allowSearch } from "../request/rate-limit.server.ts";
import { viewerContext } from "../request/viewer.server.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SortLinks } from "../ui/sort-links.tsx";
import { directoryFacts, directoryView } from "./vendors/directory-view.server.ts";
import { DirectoryForm } from "./vendors/directory-form.tsx";
import { findDirectory } from "./vendors/find-directory.server.ts";
import { VendorCard } from "./vendors/vendor-card.tsx";
import type { Route } from "./+types/vendors";
import "./vendors.first.css";

/** Specification 7.2, 7.3. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const query = parseDirectoryQuery(url.searchParams);
  if (query.name) await allowSearch(request, context);
  const directory = await needed(context, findDirectory(db, query, viewer.locale));
  const { canonical, ...page } = directoryView(directory, viewer, context.get(translator));
  context.set(pageFactsContext, directoryFacts(context, page, canonical));
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { documentTitle, isIndexed } = loaderData;
  return [{ title: documentTitle }, ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }])];
};

export default function VendorsPage({ loaderData: directory }: Route.ComponentProps) {
  const t = useT();
  const { query, window, vendors, empty } = directory;
  return (
    <div className="vendors">
      <Breadcrumb trail={directory.trail} />
      <header className="vendors-head cluster">
        <h1>{t("vendor.title")}</h1>
        <p className="vendors-count">{directory.count}</p>
      </header>
      <DirectoryForm directory={directory} />
      {empty ? (
        <EmptyState text={empty} action={{ href: "/vendors", text: t("vendor.otherVendors") }} />
      ) : (
        <>
          <SortLinks label={t("product.sortBy")} links={directory.sorts} />
          <h2 className="visually-hidden">{t("vendor.vendorsHeading")}</h2>
          <ul className="vendors-grid" role="list">
            {vendors.map((vendor) => (
              <li key={vendor.id}>
                <VendorCard vendor={vendor} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination window={window} hrefOf={(page) => directoryHref({ ...query, page })} />
    </div>
  );
}
