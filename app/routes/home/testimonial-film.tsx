import type { TestimonialView } from "../../domain/home/loaded-home.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";

/**
 * Specification 2.5: loads only when pressed; films of other hosts are plain links, since the policy plays only our own
 * (settled.md 13).
 */
export function TestimonialFilm({ entry }: { entry: TestimonialView }) {
  const t = useT();
  const { poster, videoUrl, film, length } = entry;
  return (
    <a
      className="testimonials-box testimonials-film"
      href={videoUrl}
      data-film={videoUrl.startsWith("/") ? film : undefined}
    >
      <Picture className="testimonials-poster" url={poster} kind="poster" alt="" />
      <span className="testimonials-mark">
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
        </svg>
      </span>
      <span className="visually-hidden">{t("homePrinted.playFilm", { film })}</span>
      {length && (
        <>
          {" "}
          <span className="testimonials-length">{length}</span>
        </>
      )}
    </a>
  );
}
