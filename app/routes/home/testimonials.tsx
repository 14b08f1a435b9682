import "./testimonials.css";
import { type TestimonialKey, testimonialKeys, testimonialMedia } from "../../domain/testimonials.ts";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../../ui/as-printed.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { TestimonialFilm } from "./testimonial-film.tsx";

function Entries() {
  const t = useT();
  return (
    <section className="testimonials" id="testimonials" aria-labelledby="testimonials-heading">
      <SectionHeading id="testimonials-heading" title={t("homePrinted.testimonials")} />
      <ul className="testimonials-list" role="list">
        {testimonialKeys.map((key) => (
          <li key={key} className="testimonials-item">
            <Testimonial entry={key} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Specification 2.5, 3.4: four entries that stand in the code. */
export const Testimonials = import.meta.env.SSR ? Entries : asPrinted("section");

function Testimonial({ entry }: { entry: TestimonialKey }) {
  const t = useT();
  return (
    <figure className="testimonials-entry">
      <TestimonialFilm entry={entry} />
      <blockquote className="testimonials-quote">{t(`homePrinted.${entry}Content`)}</blockquote>
      <figcaption className="testimonials-person">
        <img
          src={testimonialMedia[entry].profilePicture}
          width="48"
          height="48"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span>
          <strong>{t(`homePrinted.${entry}Name`)}</strong>
          <span className="testimonials-role">{t(`homePrinted.${entry}Role`)}</span>
        </span>
      </figcaption>
    </figure>
  );
}
