import "./testimonials.css";
import { type TestimonialKey, testimonialKeys } from "../../domain/testimonials.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** Specification 2.5, 3.4: four entries that stand in the code. */
export function Testimonials() {
  const t = useT();
  return (
    <section className="testimonials" id="testimonials" aria-labelledby="testimonials-heading">
      <SectionHeading id="testimonials-heading" title={t("home.testimonials")} />
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

function Testimonial({ entry }: { entry: TestimonialKey }) {
  const t = useT();
  const { poster, profilePicture } = pictures[entry];
  return (
    <figure className="testimonials-entry">
      <Picture className="testimonials-poster" url={poster} kind="poster" alt="" />
      <blockquote className="testimonials-quote">{t(`home.${entry}Content`)}</blockquote>
      <figcaption className="testimonials-person">
        <img src={profilePicture} width="48" height="48" alt="" loading="lazy" decoding="async" />
        <span>
          <strong>{t(`home.${entry}Name`)}</strong>
          <span className="testimonials-role">{t(`home.${entry}Role`)}</span>
        </span>
      </figcaption>
    </figure>
  );
}

const media = (name: string) => `/media/web-banner/${name}.webp`;

const pictures = {
  testimonial1: { poster: media("poster-kitchen"), profilePicture: media("avatar-hanna-96") },
  testimonial2: { poster: media("poster-workshop"), profilePicture: media("avatar-dawit-96") },
  testimonial3: { poster: media("poster-kemis"), profilePicture: media("avatar-selam-96") },
  testimonial4: { poster: media("poster-gadgets"), profilePicture: media("avatar-yonas-96") },
} as const satisfies Record<TestimonialKey, { poster: string; profilePicture: string }>;
