import type { TestimonialView } from "../../domain/home/loaded-home.ts";
import {
  testimonialFilm,
  type TestimonialKey,
  testimonialKeys,
  testimonialMedia,
} from "../../domain/home/testimonials.ts";
import type { Translate } from "../../i18n/translate.ts";

/** Specification 2.5, 9.9. */
export function ownTestimonials(t: Translate): TestimonialView[] {
  return testimonialKeys.map((key) => testimonialView(key, t));
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
