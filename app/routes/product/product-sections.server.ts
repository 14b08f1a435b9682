import { countRates, listReviews } from "../../data/products/product-rates.server.ts";
import { listMoreFromVendor, listSimilar } from "../../data/products/related-products.server.ts";
import { listPublishedQuestions } from "../../data/questions/questions.server.ts";
import { listViewerRelations } from "../../data/reviews/review-votes.server.ts";
import { chosenCardView, productCardView } from "../../domain/cards/product-card-view.ts";
import { recommendable } from "../../domain/products/stock.ts";
import { productSources } from "../../domain/products/product-links.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import type { Product, ProductDetail } from "../../domain/products/product.ts";
import { readReviewQuery, reviewPageSize } from "../../domain/reviews/review-query.ts";
import { reviewsView, reviewWindow } from "../../domain/reviews/reviews-view.ts";
import { readRecent } from "../../http/cookies/list-cookies.server.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { recentlyViewed } from "../../request/recently-viewed.server.ts";

const relatedCards = 8;
const recentCards = 6;
const shownQuestions = 3;

interface Scene {
  request: Request;
  url: URL;
  context: RequestContext;
  product: ProductDetail;
  view: ProductPageView;
}

/** Each is null when the database does not answer in time (security-and-faults.md 9). */
export function productSections({ request, url, context, product, view }: Scene) {
  const { db, viewer, session } = pageTools(context);
  const read = <Row>(list: Promise<Row[]>) => list.catch(() => null);
  const cards = (list: Promise<Product[]>) =>
    read(list).then(
      (products) => products && recommendable(products, viewer.now).map((product) => productCardView(product, viewer)),
    );
  const hasSeen = readRecent(request.headers.get("cookie")).some(({ productId }) => productId !== product.id);
  const isGuest = session.account === null;
  return {
    related: cards(listSimilar(db, product, relatedCards)),
    moreFromVendor: cards(listMoreFromVendor(db, product.vendor.id, product.id, relatedCards)),
    recent:
      isGuest && !hasSeen
        ? null
        : read(recentlyViewed({ request, context }, { exceptId: product.id, limit: recentCards })).then(
            (found) => found && found.map((other) => chosenCardView(other, viewer, productSources.lastViewed)),
          ),
    questions: read(listPublishedQuestions(db, product.id, shownQuestions)),
    reviews: findReviews(context, view, url.searchParams).catch(() => null),
  };
}

async function findReviews(context: Scene["context"], product: ProductPageView, search: URLSearchParams) {
  const { db, locale, session } = pageTools(context);
  const { account } = session;
  const query = readReviewQuery(search);
  const { sort, stars, page } = query;
  const read = (offset: number) => listReviews(db, product.id, { sort, stars, size: reviewPageSize, offset });
  const asked = (page - 1) * reviewPageSize;
  const [counts, found] = await Promise.all([countRates(db, product.id), read(asked)]);
  const { offset } = reviewWindow(counts, query);
  const written = offset === asked ? found : await read(offset);
  // Not for guests, who all get the same page.
  const owner = account && `account:${account.id}`;
  const ids = written.map(({ id }) => id);
  const relations = owner ? await listViewerRelations(db, owner, ids) : [];
  return reviewsView(counts, written, { query, locale, product, relations });
}
