import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { carousels, defaultPriceBounds, defaultQuantity, modalWidths, timings } from "../../app/domain/constants.ts";
import { testimonialKeys } from "../../app/domain/home/testimonials.ts";

test("timings and widths (specification 9.1)", () => {
  expect(timings).toEqual({ newsletterDelay: 8000, warningToast: 5000, heroAutoplay: 4000, flashRefresh: 1000 });
  expect(modalWidths).toEqual({ login: 575, quickView: 1030, newsletter: 970 });
  const sheet = readFileSync("app/ui/dialogs/modal.css", "utf8");
  const widths = [...sheet.matchAll(/\.modal-[\w-]+ \{\s+max-width: (\d+)px/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(Object.values(modalWidths));
});

test("default quantity and price bounds (specification 9.3)", () => {
  expect([defaultQuantity, defaultPriceBounds]).toEqual([1, { min: 99_999, max: 0 }]);
});

test("carousel pages (specification 9.5)", () => {
  expect(carousels.general).toEqual({ base: 6, upTo: { 640: 2, 768: 3, 1024: 4, 1400: 5 } });
  expect(carousels.categoryRow).toEqual({ base: 5, upTo: { 768: 2, 1300: 3, 1500: 4 } });
});

test("four testimonials (specification 9.9)", () => expect(testimonialKeys).toHaveLength(4));
