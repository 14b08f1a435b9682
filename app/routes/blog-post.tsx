import { listPosts, type Post } from "../content/content-index.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools, type RequestContext } from "../request/page-tools.server.ts";
import { Written } from "../shared/written-pages/written-page.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ProductCarousel } from "../ui/cards/product-carousel.tsx";
import { DatedText, DateText } from "../ui/date-text.tsx";
import { Late } from "../ui/late.tsx";
import { Picture } from "../ui/picture.tsx";
import { ShareLink } from "../ui/share-link.tsx";
import type { Route } from "./+types/blog-post";
import { openDocument } from "../content/documents.ts";
import { listRelevant } from "../data/listings/page-by-relevance.server.ts";
import { findSearchPlan } from "../data/listings/search-plan.server.ts";
import { productCardView } from "../domain/cards/product-card-view.ts";
import { noFilter } from "../domain/listings/listing-filter.ts";
import { blogPath, neighbours, postPath } from "../domain/pages/blog-pages.ts";
import { shareLinks } from "../domain/pages/outside-links.ts";
import { searchHref } from "../domain/products/product-links.ts";
import type { Product } from "../domain/products/product.ts";
import { sharePicture } from "../domain/products/picture.ts";
import { postThing } from "../domain/structured-data/blog-things.ts";
import { breadcrumbThing } from "../domain/structured-data/breadcrumb-thing.ts";
import { pageUrl } from "../domain/structured-data/site.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { siteOf } from "../request/site.server.ts";
import { documentTitle, writtenDay } from "../shared/written-pages/open-page.server.ts";

export async function loader({ params: { postSlug }, context }: Route.LoaderArgs) {
  const { locale, notFound } = pageTools(context);
  const post = listPosts(locale).find(({ slug }) => slug === postSlug);
  if (!post) throw notFound();
  return { ...(await postView(context, post)), goods: findRelatedGoods(context, post.goods) };
}

export { listed as meta } from "../http/head/listed-page.ts";

export { contentLinks as links } from "../shared/written-pages/styles.ts";

export default function BlogPostPage({ loaderData: { goods, goodsTitle, goodsHref, ...post } }: Route.ComponentProps) {
  return (
    <>
      <PostPage post={post} />
      <Late of={goods}>
        {(cards) =>
          cards.length > 0 && <ProductCarousel title={goodsTitle} cards={cards} seeAll={goodsHref} mobileGrid />
        }
      </Late>
    </>
  );
}

function PostPage({ post }: { post: Omit<PostView, "goodsTitle" | "goodsHref"> }) {
  const { trail, slug, title, lead, picture, date, updated } = post;
  return (
    <div className="written-page">
      <Breadcrumb trail={trail} />
      <article>
        <h1 className="narrow">{title}</h1>
        <p className="written-page-lead soft narrow">{lead}</p>
        <p className="written-page-date muted">
          <DateText date={date} />
          {updated && (
            <>
              <br />
              <DatedText text="content.updated" dates={{ date: updated }} />
            </>
          )}
        </p>
        <Picture
          className="post-ways-picture wide-box narrow"
          url={picture}
          kind="poster"
          alt=""
          eager
          sizes="(min-width: 768px) 680px, calc(100vw - 24px)"
        />
        <Written name={`blog/${slug}`} />
      </article>
      <Share {...post.share} />
      <PostWays newer={post.newer} older={post.older} />
    </div>
  );
}

function Share({ telegram, whatsApp }: PostView["share"]) {
  const t = useT();
  return (
    <div className=" cluster" role="group" aria-labelledby="share">
      <span id="share">{t("product.share")}</span>
      <ShareLink href={telegram} service="Telegram" />
      <ShareLink href={whatsApp} service="WhatsApp" />
    </div>
  );
}

function PostWays({ newer, older }: Pick<PostView, "newer" | "older">) {
  const t = useT();
  if (!newer && !older) return null;
  return (
    <nav className="post-ways narrow section" aria-label={t("content.otherPosts")}>
      <ul className="grid" role="list">
        {older && <Way text="content.older" rel="prev" {...older} />}
        {newer && <Way text="content.newer" rel="next" {...newer} />}
      </ul>
    </nav>
  );
}

function Way({ text, rel, href, title }: { text: TextKey; rel: string; href: string; title: string }) {
  const t = useT();
  return (
    <li>
      <a className="touch" href={href} rel={rel}>
        <span className="muted">{t(text)}</span>
        <br />
        {title}
      </a>
    </li>
  );
}

async function postView(context: RequestContext, post: Post) {
  const { locale, t } = pageTools(context);
  const { slug, title, description, date, updated, picture } = post;
  await openDocument(locale, `blog/${slug}`);
  const path = postPath(slug);
  const trail = [
    { name: t("everywhere.home"), href: "/" },
    { name: t("content.blog"), href: blogPath },
  ];
  const site = siteOf(context);
  const shared = sharePicture(picture);
  const article = { published: date, ...(updated && { updated }) };
  context.set(pageFactsContext, {
    path,
    title,
    description,
    kind: "article",
    article,
    ...(shared && { image: { ...shared, alt: title } }),
    isIndexed: true,
    things: [
      postThing(site, { path, title, description, picture, ...article }),
      breadcrumbThing(site, trail, { name: title, path }),
    ],
  });
  const { newer, older } = neighbours(listPosts(locale), slug);
  const way = (other: Post | null) => other && { href: postPath(other.slug), title: other.title };
  return {
    documentTitle: documentTitle(context, title),
    isIndexed: true,
    slug,
    trail,
    title,
    lead: description,
    picture,
    date: writtenDay(date, locale),
    updated: updated ? writtenDay(updated, locale) : null,
    newer: way(newer),
    older: way(older),
    share: shareLinks(pageUrl(site, path), title),
    goodsTitle: t("content.related"),
    goodsHref: searchHref(post.goods),
  };
}

type PostView = Awaited<ReturnType<typeof postView>>;

const SHOWN = 6;

/** null where the database does not answer in time (security-and-faults.md 9). */
function findRelatedGoods(context: RequestContext, words: string) {
  const { viewer, db } = pageTools(context);
  return search(db, words)
    .then((found) =>
      found
        .filter(({ stockAmount }) => stockAmount > 0)
        .slice(0, SHOWN)
        .map((product) => productCardView(product, viewer)),
    )
    .catch(() => null);
}

async function search(db: D1Database, words: string): Promise<Product[]> {
  const plan = await findSearchPlan(db, words);
  return plan === null ? [] : listRelevant(db, plan, noFilter, { size: SHOWN * 2, offset: 0 });
}
