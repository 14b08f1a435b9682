import { useT } from "../../i18n/use-t.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { DatedText, DateText } from "../../ui/date-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { Written } from "../content/written.tsx";
import { PostWays } from "./post-ways.tsx";
import type { PostView } from "./post-view.server.ts";

interface PostPageProps {
  post: Omit<PostView, "goodsTitle" | "goodsHref">;
}

/** A post is read, not worked in. */
export function PostPage({ post }: PostPageProps) {
  const { trail, slug, title, lead, picture, date, updated } = post;
  return (
    <div className="written-page">
      <Breadcrumb trail={trail} />
      <article>
        <h1 className="post-ways-title">{title}</h1>
        <p className="written-page-lead">{lead}</p>
        <p className="written-page-date">
          <DateText date={date} />
          {updated && (
            <>
              <br />
              <DatedText text="content.updated" dates={{ date: updated }} />
            </>
          )}
        </p>
        <Picture
          className="post-ways-picture"
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
    <div className="post-ways-share" role="group" aria-labelledby="share">
      <span id="share">{t("content.share")}</span>
      <ShareLink href={telegram} service="Telegram" />
      <ShareLink href={whatsApp} service="WhatsApp" />
    </div>
  );
}
