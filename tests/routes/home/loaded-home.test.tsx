import { expect, test } from "vitest";
import type { HomeContent } from "../../../app/domain/content/content-lists.ts";
import { promoPanels } from "../../../app/domain/home/promo-panels.ts";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { homeContentView } from "../../../app/routes/home/home-content-view.ts";
import { PromoPanel } from "../../../app/routes/home/promo-panel.tsx";
import { Testimonials } from "../../../app/routes/home/testimonials.tsx";
import { printed } from "../../support/printed.tsx";

// Specification 2.5, 9.7, 9.9.

function print(content: HomeContent, locale: "en" | "am"): string {
  const { panels, testimonials } = homeContentView(content, locale);
  const parts = [
    <PromoPanel key={1} id="smartErp" loaded={panels.smartErp} />,
    <PromoPanel key={2} id="websiteBuilder" loaded={panels.websiteBuilder} />,
    <Testimonials key={3} loaded={testimonials} />,
  ];
  return printed(parts, locale).replaceAll("\u00a0", " ");
}

const tile = {
  query: "coffee & jebena",
  price: 35_000,
  image: "/media/web-banner/jebena-clay-1.webp",
};
const media = { profilePicture: "https://pictures.example/h.png", poster: "/media/web-banner/poster-kitchen.webp" };
const words = {
  ...{ film: { en: "A film", am: "ፊልም" }, content: { en: "<b>Good</b>", am: "ጥሩ ነው።" } },
  ...{ name: { en: "Hanna", am: "ሐና" }, role: { en: "Teacher", am: "መምህርት" } },
};
const stored = {
  "promoTiles.smartErp": [{ ...tile, title: { en: "Jebena", am: "ጀበና" } }],
  testimonials: [
    { ...media, ...words, videoUrl: "/media/web-banner/testimonial-1.mp4", length: "0:08" },
    { ...media, ...words, videoUrl: "https://films.example/a.mp4", length: null },
  ],
};

const tiles = (html: string) =>
  [...html.matchAll(/<a class="promo-panel-tile media tile" href="([^"]*)">/g)].map(([, href]) => href!);

test("a panel has the tiles that were loaded for it, another one its own", () => {
  const html = print(stored, "am");
  expect(tiles(html)).toHaveLength(1 + promoPanels.websiteBuilder.length);
  expect(tiles(html)[0]).toBe("/shop/sidebar/list?name=coffee%20%26%20jebena");
  expect(html).toMatch(/ጀበና <strong>ከ350 ETB ጀምሮ/);
  expect(html).toContain("jebena-clay-1.webp");
  expect(html).toContain(am.promoPanels.tileKeyboard);
});

test("testimonials that were loaded stand alone; only a film of ours is played in its place (settled.md 13)", () => {
  const html = print(stored, "en");
  const entries = html.match(/<figure[\s\S]*?<\/figure>/g)!;
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('href="/media/web-banner/testimonial-1.mp4" data-film="A film"');
  expect(entries[0]).toContain('<span class="testimonials-length">0:08</span>');
  expect(entries[1]).toContain('href="https://films.example/a.mp4"');
  expect(entries[1]).not.toMatch(/data-film|testimonials-length/);
  expect(entries[0]).toContain("&lt;b&gt;Good&lt;/b&gt;");
  expect(html).not.toContain(en.homePrinted.testimonial1Content);
});

test.each(["en", "am"] as const)(
  "with nothing loaded the specification's own are printed, four testimonials and two panels (specification 2.5; %s)",
  (locale) => {
    const html = print({}, locale);
    expect(print({ testimonials: [], "promoTiles.smartErp": [] }, locale)).toBe(html);
    expect(html.match(/<figure/g)).toHaveLength(4);
    expect(html).toContain((locale === "en" ? en : am).homePrinted.testimonial4Content);
    expect(html).not.toMatch(/promoPanels\.|homePrinted\./);
  },
);
