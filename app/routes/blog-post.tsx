import { data } from "react-router";
import { listPosts } from "../content/content-index.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { ownPage } from "../middleware/own-page.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { PostPage } from "./blog/post-page.tsx";
import { postView } from "./blog/post-view.server.ts";
import { RelatedGoods } from "./blog/related-goods.tsx";
import { findRelatedGoods } from "./blog/related-goods.server.ts";
import { pageMeta } from "./content/page-meta.ts";
import type { Route } from "./+types/blog-post";

/** One post, and the goods it is about. */
export async function loader({ params: { postSlug }, context }: Route.LoaderArgs) {
  const { locale } = context.get(viewerContext);
  const post = listPosts(locale).find(({ slug }) => slug === postSlug);
  if (!post) throw data({ title: context.get(translator)("actions.notFoundTitle") }, { status: 404 });
  return data({ ...(await postView(context, post)), goods: findRelatedGoods(context, post.goods) }, ownPage(context));
}

export { ownPageHeaders as headers } from "../middleware/own-page.server.ts";
export const meta = pageMeta;
export { contentLinks as links } from "./content/styles.ts";
export default function BlogPostPage({ loaderData: { goods, goodsTitle, goodsHref, ...post } }: Route.ComponentProps) {
  return (
    <>
      <PostPage post={post} />
      <RelatedGoods title={goodsTitle} href={goodsHref} cards={goods} />
    </>
  );
}
