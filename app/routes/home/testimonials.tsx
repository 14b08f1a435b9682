import "./home.css";
import type { TestimonialView } from "./home-content-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { SectionHeading } from "../../ui/cards/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";
import {
  testimonialFilm,
  type TestimonialKey,
  testimonialKeys,
  testimonialMedia,
} from "../../domain/home/testimonials.ts";
import type { Translate } from "../../i18n/translate.ts";

/** Specification 2.5, 3.4. */
export function Testimonials({ loaded }: { loaded: TestimonialView[] | null }) {
  const t = useT();
  const entries = loaded ?? testimonialKeys.map((key) => testimonialView(key, t));
  return (
    <section className="testimonials" id="testimonials" aria-labelledby="testimonials-heading">
      <SectionHeading id="testimonials-heading" title={t("homePrinted.testimonials")} />
      <ul className="testimonials-list" role="list">
        {entries.map((entry, index) => (
          <li key={index}>
            <Testimonial entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonial({ entry }: { entry: TestimonialView }) {
  const { content, name, role } = entry;
  return (
    <figure>
      <TestimonialFilm entry={entry} />
      <blockquote className="testimonials-quote" lang={content.lang}>
        {content.name}
      </blockquote>
      <figcaption className="testimonials-person media muted">
        <img src={entry.profilePicture} width="48" height="48" alt="" loading="lazy" decoding="async" />
        <span>
          <strong lang={name.lang}>{name.name}</strong>
          <br />
          <span lang={role.lang}>{role.name}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/**
 * Specification 2.5: loads only when pressed; films of other hosts are plain links, since the policy plays only our own
 * (settled.md 13).
 */
function TestimonialFilm({ entry }: { entry: TestimonialView }) {
  const t = useT();
  const { poster, videoUrl, film, length } = entry;
  return (
    <a
      className="testimonials-box wide-box testimonials-film"
      href={videoUrl}
      data-film={videoUrl.startsWith("/") ? film : undefined}
    >
      <Picture className="fill" url={poster} kind="poster" alt="" />
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

function testimonialView(key: TestimonialKey, t: Translate): TestimonialView {
  return {
    ...testimonialMedia[key],
    length: testimonialFilm.length,
    film: t(`homePrinted.${key}Film`),
    content: { name: t(`homePrinted.${key}Content`) },
    name: { name: t(`homePrinted.${key}Name`) },
    role: { name: t(`homePrinted.${key}Role`) },
  };
}
