import { listed } from "../http/head/listed-page.ts";
import { blogHref, blogPage, feedPath, postPath } from "../domain/pages/blog-pages.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools, type RequestContext } from "../request/page-tools.server.ts";
import { PageLinks } from "../shared/written-pages/written-page.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { DateText } from "../ui/date-text.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/blog";
import { listPosts } from "../content/content-index.server.ts";
import { parsePage } from "../domain/listings/listing-query.ts";
import { blogThing } from "../domain/structured-data/blog-things.ts";
import { breadcrumbThing } from "../domain/structured-data/breadcrumb-thing.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { siteOf } from "../request/site.server.ts";
import { documentTitle, writtenDay } from "../shared/written-pages/open-page.server.ts";

/** Specification 2.1. */
export function loader({ context, url }: Route.LoaderArgs) {
  return postListView(context, url.searchParams.get("page") ?? "");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...listed({ loaderData }),
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
      <p className="written-page-lead soft narrow">{description}</p>
      <p>
        <a className="touch" href={feed}>
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

/** One link, so one tab stop. */
function PostCard({ post: { href, title, description, picture, date }, eager }: PostCardProps) {
  return (
    <article className="post-card">
      <Picture className="post-card-picture wide-box" url={picture} kind="poster" alt="" eager={eager} />
      <h3 className="post-card-title">
        <a href={href}>{title}</a>
      </h3>
      <p className="post-card-date muted">
        <DateText date={date} />
      </p>
      <p className="soft">{description}</p>
    </article>
  );
}

function postListView(context: RequestContext, asked: string) {
  const { locale, t } = pageTools(context);
  const { window, posts } = blogPage(listPosts(locale), parsePage(asked));
  const { page, pages } = window;
  const [title, description] = [t("content.blog"), t("content.blogDescription")];
  const path = blogHref(page);
  const trail = [{ name: t("everywhere.home"), href: "/" }];
  const site = siteOf(context);
  const listed = posts.map(({ slug, title, date }) => ({ path: postPath(slug), title, published: date }));
  context.set(pageFactsContext, {
    path,
    title,
    description,
    isIndexed: true,
    things: [
      blogThing(site, { path, title, description, posts: listed }),
      breadcrumbThing(site, trail, { name: title, path }),
    ],
  });
  return {
    documentTitle: documentTitle(context, page > 1 ? t("listing.pageTitle", { title, page, pages }) : title),
    isIndexed: true,
    feed: feedPath(locale),
    trail,
    title,
    description,
    window,
    posts: posts.map(({ slug, title, description, date, picture }) => ({
      href: postPath(slug),
      title,
      description,
      picture,
      date: writtenDay(date, locale),
    })),
  };
}

type PostListView = ReturnType<typeof postListView>;
