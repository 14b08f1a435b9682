import { listPosts } from "../content/content-index.server.ts";
import type { ProductCardView } from "../domain/cards/product-card.ts";
import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { Written } from "../shared/written-pages/written-page.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ProductCarousel } from "../ui/cards/product-carousel.tsx";
import { DatedText, DateText } from "../ui/date-text.tsx";
import { Late } from "../ui/late.tsx";
import { Picture } from "../ui/picture.tsx";
import { ShareLink } from "../ui/share-link.tsx";
import type { Route } from "./+types/blog-post";
import { findRelatedGoods, postView, type PostView } from "./blog-post/post-view.server.ts";

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
      <RelatedGoods title={goodsTitle} href={goodsHref} cards={goods} />
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

interface RelatedGoodsProps {
  title: string;
  href: string;
  cards: Promise<ProductCardView[] | null>;
}

function RelatedGoods({ title, href, cards }: RelatedGoodsProps) {
  return (
    <Late of={cards}>
      {(list) => list.length > 0 && <ProductCarousel title={title} cards={list} seeAll={href} mobileGrid />}
    </Late>
  );
}
