import { DateText } from "../../ui/date-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PostListView } from "./post-list-view.server.ts";

interface PostCardProps {
  post: PostListView["posts"][number];
  /** The first of a page is seen at once. */
  eager?: boolean;
}

/** A post in a list: its picture, title and day; one link, so one stop of the keyboard. */
export function PostCard({ post: { href, title, description, picture, date }, eager }: PostCardProps) {
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
