import { directoryHref, parseDirectoryQuery } from "../domain/vendors/vendor-directory.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { limitSearches } from "../request/rate-limit.server.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SortLinks } from "../ui/sort-links.tsx";
import { directoryFacts, directoryView, type DirectoryView } from "./vendors/directory-view.server.ts";
import "../ui/forms/form.first.css";
import { searchTextLimit } from "../domain/constants.ts";
import { LanguageField } from "../ui/forms/language-field.tsx";
import { findDirectory } from "./vendors/find-directory.server.ts";
import type { VendorCardView } from "../domain/vendors/vendor-view.ts";
import { groupDigits } from "../domain/group-digits.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/cards/rating.tsx";
import { VendorTile } from "../ui/cards/vendor-tile.tsx";
import type { Route } from "./+types/vendors";
import "./vendors.first.css";

/** Specification 7.2, 7.3. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, viewer, needed, t } = pageTools(context);
  const query = parseDirectoryQuery(url.searchParams);
  if (query.name) await limitSearches(request, context);
  const directory = await needed(findDirectory(db, query, viewer.locale));
  const { canonical, ...page } = directoryView(directory, viewer, t);
  context.set(pageFactsContext, directoryFacts(context, page, canonical));
  return page;
}

export { listed as meta } from "../http/head/listed-page.ts";

export default function VendorsPage({ loaderData: directory }: Route.ComponentProps) {
  const t = useT();
  const { query, window, vendors, empty } = directory;
  return (
    <div className="vendors">
      <Breadcrumb trail={directory.trail} />
      <header className="vendors-head cluster">
        <h1>{t("vendor.title")}</h1>
        <p className="soft">{directory.count}</p>
      </header>
      <DirectoryForm directory={directory} />
      {empty ? (
        <EmptyState text={empty} action={{ href: "/vendors", text: t("vendor.otherVendors") }} />
      ) : (
        <>
          <SortLinks label={t("product.sortBy")} links={directory.sorts} />
          <h2 className="visually-hidden">{t("vendor.vendorsHeading")}</h2>
          <ul className="vendors-grid grid" role="list">
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

/** design.md 5. */
function VendorCard({ vendor }: { vendor: VendorCardView }) {
  const t = useT();
  return (
    <article className="vendor-card panel">
      <div className="media">
        <VendorTile tile={vendor.tile} />
        <div>
          <h3 className="strong">
            <a href={vendor.href} lang={vendor.lang}>
              {vendor.name}
            </a>
          </h3>
          <p className="vendor-card-line cluster muted">
            {vendor.city && (
              <span className="vendor-card-city">
                <Icon name="map-pin" /> {vendor.city}
              </span>
            )}
            <span>
              {vendor.products > 0
                ? t("listing.products", { count: vendor.products, shown: groupDigits(vendor.products) })
                : t("vendor.noProducts")}
            </span>
          </p>
          <p className="vendor-card-line cluster muted">
            <Rating rating={vendor.rating} />
            {vendor.isVerified && (
              <span className="good">
                <Icon name="badge-check" /> {t("vendor.verified")}
              </span>
            )}
          </p>
        </div>
      </div>
      {vendor.goods.length > 0 && (
        <ul className="vendor-card-goods grid" role="list" aria-label={t("vendor.goodsOf", { vendor: vendor.name })}>
          {vendor.goods.map((good) => (
            <li key={good.id}>
              <a href={good.href}>
                <Picture className="round" url={good.thumbnail} kind="thumb" alt="" tint={good.id} sizes="112px" />
                <span className="visually-hidden" lang={good.lang}>
                  {good.name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function DirectoryForm({ directory: { query, cities, categories, isNarrowed } }: { directory: DirectoryView }) {
  const t = useT();
  return (
    <form
      className="directory-form"
      role="search"
      action="/vendors"
      aria-label={t("vendor.findVendors")}
      key={`${query.name} ${query.city} ${query.category}`}
    >
      <div className="directory-form-name">
        <label className="form-field-label" htmlFor="vendor-name">
          {t("vendor.vendorName")}
        </label>
        <input
          className="form-field-input"
          id="vendor-name"
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextLimit}
          defaultValue={query.name ?? ""}
        />
      </div>
      <Choice name="city" label={t("address.city")} all={t("vendor.allCities")} options={cities} value={query.city} />
      <Choice
        name="category"
        label={t("compare.category")}
        all={t("footer.categories")}
        options={categories}
        value={query.category}
      />
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <p className="directory-form-actions row">
        <button className="button button-primary">{t("vendor.show")}</button>
        {isNarrowed && (
          <a className="touch" href="/vendors">
            {t("vendor.clear")}
          </a>
        )}
      </p>
      <LanguageField />
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: { value: string; text: string }[];
  value: string | null;
}

function Choice({ name, label, all, options, value }: ChoiceProps) {
  return (
    <div>
      <label className="form-field-label" htmlFor={`vendor-${name}`}>
        {label}
      </label>
      <select className="form-field-input" id={`vendor-${name}`} name={name} defaultValue={value ?? ""}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
