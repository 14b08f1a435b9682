import { blogHref } from "../../domain/content/blog-pages.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { PageLinks } from "../content/page-links.tsx";
import { PostCard } from "./post-card.tsx";
import type { PostListView } from "./post-list-view.server.ts";

/** Specification 2.1, design.md 5: cards of words and pictures. */
export function PostList({ list }: { list: PostListView }) {
  const t = useT();
  const { trail, title, description, posts, window, feed } = list;
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
          <ul className="post-card-list" role="list">
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
