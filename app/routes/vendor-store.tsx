import { redirect } from "react-router";
import { vendorStoreHref } from "../domain/products/product-links.ts";
import { parseStoreQuery, parseVendorId } from "../domain/vendors/vendor-store-query.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { limitSearches } from "../request/rate-limit.server.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { DatedText, DateText } from "../ui/date-text.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { QuotingText, OwnWords } from "../ui/own-words.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { SortLinks } from "../ui/sort-links.tsx";
import { findStore, isFollowing } from "./vendor-store/find-store.server.ts";
import { StoreAbout, StoreCategories } from "./vendor-store/store-about.tsx";
import { StoreHead } from "./vendor-store/store-head.tsx";
import { searchTextLimit } from "../domain/constants.ts";
import type { VendorView } from "../domain/vendors/vendor-view.ts";
import { CardGrid } from "../ui/cards/card-grid.tsx";
import { LanguageField } from "../ui/forms/language-field.tsx";
import { MarkedName } from "../ui/marked-name.tsx";
import { Rating } from "../ui/cards/rating.tsx";
import { storeFacts, storeView, type StoreView } from "./vendor-store/store-view.server.ts";
import type { Route } from "./+types/vendor-store";
import "./vendor-store.first.css";

/** Specification 2.1: other spellings of the number redirect. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { db, isTestTime, catalogueCache, viewer, t, needed, notFound } = pageTools(context);
  const id = parseVendorId(params.vendorId);
  const query = id === null ? null : parseStoreQuery(id, url.searchParams);
  if (query?.name) await limitSearches(request, context);
  const asked =
    query &&
    Promise.all([
      findStore({ db, isTestTime, catalogueCache }, query, viewer.now),
      isFollowing(context, query.vendorId),
    ]);
  const [store, isFollowed] = (await needed(asked ?? Promise.resolve(null))) ?? [null, false];
  if (!store) throw notFound();
  if (params.vendorId !== String(id)) throw redirect(vendorStoreHref(store.vendor.id) + url.search, 301);
  const { canonical, description, ...page } = storeView(store, viewer, t);
  context.set(pageFactsContext, storeFacts(context, page, { path: canonical, description }));
  return { ...page, isFollowed };
}

export { listed as meta } from "../http/head/listed-page.ts";

export default function VendorStorePage({ loaderData: store }: Route.ComponentProps) {
  const t = useT();
  const { vendor, pages, empty } = store;
  return (
    <div className="vendor-store">
      <ProblemBanner />
      <Breadcrumb trail={store.trail} />
      <StoreHead
        vendor={vendor}
        products={store.products}
        hasReviews={store.reviews.length > 0}
        isFollowed={store.isFollowed}
      />
      {store.closedUntil !== null && (
        <p className="problem-banner">
          <DatedText text="vendor.closedUntil" dates={{ date: store.closedUntil }} />
        </p>
      )}
      {vendor.products > 0 && (
        <>
          <StoreSearch vendor={vendor} words={store.words} />
          <StoreCategories vendor={vendor} categories={store.categories} />
        </>
      )}
      {empty ? (
        <EmptyState text={<QuotingText {...empty.text} />} action={empty.action}>
          {empty.everywhere && (
            <p>
              <a className="touch" href={empty.everywhere.href}>
                {empty.everywhere.text}
              </a>
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          <SortLinks label={t("product.sortBy")} links={store.sorts} />
          <StoreProducts store={store} />
        </>
      )}
      <Pagination
        window={pages.window}
        hrefOf={(page) => pages.hrefs[page] ?? ""}
        beside={{ previous: pages.previous, next: pages.next }}
        isFollowed={pages.isFollowed}
      />
      <div className="vendor-store-more section">
        <StoreAbout vendor={vendor} />
        <StoreReviews store={store} />
      </div>
    </div>
  );
}

export { RouteFailure as ErrorBoundary } from "../ui/frame/route-failure.tsx";

function StoreReviews({ store: { vendor, reviews } }: { store: StoreView }) {
  const t = useT();
  const { rating } = vendor;
  return (
    <section className="store-reviews" aria-labelledby="reviews">
      <h2 id="reviews" className="title">
        {t("vendor.reviews")}
      </h2>
      {rating && (
        <p>
          <Rating rating={rating} />
        </p>
      )}
      {reviews.length === 0 && <p>{t("vendor.noReviews")}</p>}
      <ul className="lines" role="list">
        {reviews.map(({ id, author, rate, content, lang, day, isVerified, helpful, reply, product }) => (
          <li key={id} className="stack">
            <p className="store-reviews-who cluster">
              <strong>{author ? <OwnWords text={author} /> : t("product.formerShopper")}</strong>
              <Rating rating={{ average: rate, count: 1 }} single />
              <DateText date={day} />
              {isVerified && <span className="good">{t("product.verified")}</span>}
            </p>
            <p lang={lang}>{content}</p>
            {reply && (
              <div className="reply">
                <strong>{t("product.sellersReply")}</strong>
                <p lang={reply.lang}>{reply.text}</p>
              </div>
            )}
            {helpful > 0 && <p className=" muted">{t("vendor.helpful", { count: helpful })}</p>}
            <p className=" muted" lang={product.lang}>
              {product.href ? (
                <a className="touch" href={product.href}>
                  {product.name}
                </a>
              ) : (
                product.name
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoreProducts({ store: { title, searched, count, note, cards } }: { store: StoreView }) {
  return (
    <section aria-labelledby="store-products">
      <div className="store-products-head cluster">
        <h2 id="store-products" className="title" lang={title.lang}>
          {searched ? <QuotingText {...searched} /> : title.name}
        </h2>
        <p className="muted">{count}</p>
      </div>
      {note && (
        <p className="muted">
          <QuotingText {...note} />
        </p>
      )}
      <CardGrid cards={cards} className="store-products-grid grid" />
    </section>
  );
}

function StoreSearch({ vendor, words }: { vendor: VendorView; words: string | null }) {
  const t = useT();
  const label = t("vendor.searchIn", { vendor: vendor.name });
  return (
    <form className="store-search" role="search" action={vendor.href} aria-label={label}>
      <label className="form-field-label" htmlFor="store-search">
        <MarkedName text="vendor.searchIn" name={vendor.name} lang={vendor.lang} />
      </label>
      <div className="row">
        <input
          className="form-field-input"
          id="store-search"
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextLimit}
          defaultValue={words ?? ""}
          key={words}
        />
        <button className="button button-primary">{t("header.search")}</button>
      </div>
      <LanguageField />
    </form>
  );
}
