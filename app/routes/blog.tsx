import { blogHref } from "../domain/pages/blog-pages.ts";
import { useT } from "../i18n/use-t.tsx";
import { PageLinks, pageMeta } from "../shared/written-pages/written-page.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { DateText } from "../ui/date-text.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/blog";
import { postListView, type PostListView } from "./blog/post-list-view.server.ts";

/** Specification 2.1. */
export function loader({ context, url }: Route.LoaderArgs) {
  return postListView(context, url.searchParams.get("page") ?? "");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({ loaderData }),
  ...(loaderData ? [feedLink(loaderData)] : []),
];

export { contentLinks as links } from "../shared/written-pages/styles.ts";

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { trail, title, description, posts, window, feed } = loaderData;
  return (
    <div className="written-page">
      <Breadcrumb trail={trail} />
      <h1>{title}</h1>
      <p className="written-page-lead">{description}</p>
      <p>
        <a className="post-card-feed" href={feed}>
          {t("content.blogFeed")}
        </a>
      </p>
      {posts.length === 0 ? (
        <EmptyState text={t("content.blogEmpty")} action={{ href: "/", text: t("everywhere.home") }} />
      ) : (
        <>
          <h2 className="visually-hidden">{t("content.posts")}</h2>
          <ul className="post-card-list grid" role="list">
            {posts.map((post, index) => (
              <li key={post.href}>
                <PostCard post={post} eager={index === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination window={window} hrefOf={blogHref} />
      <PageLinks here="/blog/classic" />
    </div>
  );
}

function feedLink({ feed, documentTitle }: { feed: string; documentTitle: string }) {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: feed, title: documentTitle };
}

interface PostCardProps {
  post: PostListView["posts"][number];
  eager?: boolean;
}

/** One link, so one stop of the keyboard. */
function PostCard({ post: { href, title, description, picture, date }, eager }: PostCardProps) {
  return (
    <article className="post-card">
      <Picture className="post-card-picture" url={picture} kind="poster" alt="" eager={eager} />
      <h3 className="post-card-title">
        <a href={href}>{title}</a>
      </h3>
      <p className="post-card-date">
        <DateText date={date} />
      </p>
      <p className="post-card-text">{description}</p>
    </article>
  );
}
