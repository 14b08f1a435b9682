import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { PostView } from "./post-view.server.ts";

/** From one post to those beside it. */
export function PostWays({ newer, older }: Pick<PostView, "newer" | "older">) {
  const t = useT();
  if (!newer && !older) return null;
  return (
    <nav className="post-ways" aria-label={t("content.otherPosts")}>
      <ul role="list">
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
      <a href={href} rel={rel}>
        <span className="post-ways-which">{t(text)}</span> {title}
      </a>
    </li>
  );
}
