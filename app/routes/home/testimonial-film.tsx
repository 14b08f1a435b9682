import { type TestimonialKey, testimonialFilm, testimonialMedia } from "../../domain/testimonials.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";

/** A link to the film, of which nothing is fetched before the press; awake it plays in its place (specification 2.5). */
export function TestimonialFilm({ entry }: { entry: TestimonialKey }) {
  const t = useT();
  const { poster, videoUrl } = testimonialMedia[entry];
  const film = t(`homePrinted.${entry}Film`);
  return (
    <a className="testimonials-box testimonials-film" href={videoUrl} data-film={film}>
      <Picture className="testimonials-poster" url={poster} kind="poster" alt="" />
      <span className="testimonials-mark">
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
        </svg>
      </span>
      <span className="visually-hidden">{t("homePrinted.playFilm", { film })}</span>{" "}
      <span className="testimonials-length">{testimonialFilm.length}</span>
    </a>
  );
}
