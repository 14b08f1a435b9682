import "./home.css";
import type { TestimonialView } from "../../domain/home/loaded-home.ts";
import { useT } from "../../i18n/use-t.tsx";
import { useLoadedHome } from "../../ui/printing/loaded-home-context.ts";
import { SectionHeading } from "../../ui/cards/section-heading.tsx";
import { TestimonialFilm } from "./testimonial-film.tsx";
import { ownTestimonials } from "./testimonial-views.ts";

/** Specification 2.5, 3.4. */
export function Testimonials() {
  const t = useT();
  const entries = useLoadedHome().testimonials ?? ownTestimonials(t);
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
          <span className="testimonials-role" lang={role.lang}>
            {role.name}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
