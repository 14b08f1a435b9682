import { PostList } from "./blog/post-list.tsx";
import { postListView } from "./blog/post-list-view.server.ts";
import { pageMeta } from "./content/page-meta.ts";
import type { Route } from "./+types/blog";

/** Specification 2.1: the posts, newest first, twelve on a page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return postListView(context, url.searchParams.get("page") ?? "");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({ loaderData }),
  ...(loaderData ? [feedLink(loaderData)] : []),
];

export { contentLinks as links } from "./content/styles.ts";

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <PostList list={loaderData} />;
}

function feedLink({ feed, documentTitle }: { feed: string; documentTitle: string }) {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: feed, title: documentTitle };
}
