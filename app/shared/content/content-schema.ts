import { z } from "zod";
import { addisAbabaOffsetMinutes } from "../../domain/constants.ts";
import { type ContentLists, type ContentPath, exhibitionProducts } from "../../domain/content/content-lists.ts";
import { textLanguage } from "../../domain/display-name.ts";
import { cleanLine } from "../../domain/feed/feed-text.ts";
import { addressLimit } from "../../domain/feed/limits.ts";
import { httpsMedia, safeHref } from "../../domain/safe-href.ts";
import type { TextKey } from "../../i18n/translate.ts";

const MINUTE = 60_000;
const mostBirr = 10_000_000;
/** 1 January 2100. */
const latest = 4_102_444_800_000;

const links = { https: "https://", path: "/shop/sidebar/list" };
const pictures = { https: "https://", path: "/media/..." };
/** The reason in a file's report, and the same as a sentence for a form at the desk. */
const refusal = (message: string, key: TextKey, values = {}) => ({ message, params: { key, values } });

const text = (limit: number) =>
  z
    .string()
    .transform(cleanLine)
    .refine((line) => line !== "", refusal("empty", "deskHome.rowEmpty"))
    .refine((line) => [...line].length <= limit, refusal(`longer than ${limit} letters`, "deskHome.rowLong", { limit }))
    .meta({ limit });

const both = (limit: number) =>
  z.strictObject({
    en: text(limit)
      .refine((line) => textLanguage(line) !== "am", refusal("written in Amharic", "deskHome.rowAmharic"))
      .meta({ limit }),
    am: text(limit),
  });

const address = z.string().max(addressLimit);
const link = address
  .refine(
    (href) => safeHref(href) === href && !/^http:/i.test(href),
    refusal("neither a path of ours nor an https address", "deskHome.rowLink", links),
  )
  .refine((href) => !/^\/(operator|portal|hooks|reports)\//i.test(href), refusal("no page", "deskHome.rowLink", links));
/** Under our /media/, or at an https address. */
const media = (kinds: RegExp) =>
  address
    .refine(
      (href) => httpsMedia(href) === href && /^(https:\/\/|\/media\/)[^\s"'<>\\]+$/.test(href) && !href.includes(".."),
      refusal("neither a /media/ path of ours nor an https address", "deskHome.rowPicture", pictures),
    )
    .refine(
      (href) => !href.startsWith("/") || kinds.test(href),
      refusal("another kind of file", "deskHome.rowPicture", pictures),
    );
const picture = media(/\.webp$|^\/media\/v\/[0-9a-f]{32}$/);
const film = media(/\.mp4$/);

const birr = z
  .number()
  .positive()
  .max(mostBirr)
  .refine(
    (price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6,
    refusal("birr with more than 2 decimals", "deskForms.birrWrong"),
  )
  .transform((price) => Math.round(price * 100));

/** A day, from its first moment in Addis Ababa, or a time with its offset; to UTC ms. */
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: "neither a day (2026-12-31) nor a time with its offset",
  })
  .transform((when) =>
    when.length === 10 ? Date.parse(`${when}T00:00:00Z`) - addisAbabaOffsetMinutes * MINUTE : Date.parse(when),
  )
  .refine((at) => at >= 0 && at < latest, "not in this century");

const slug = z
  .string()
  .max(200)
  .regex(/^[^\s/?#"<>\\]+$/, "no slug");

const hero = z.strictObject({ link, image: picture, headline: both(120), price: birr.nullable().default(null) });
const linked = z.strictObject({ url: link, image: picture, title: both(120) });
// Tiles print "From 470 ETB" (9.7).
const wholeBirr = birr.refine((santim) => santim % 100 === 0, refusal("not in whole birr", "deskHome.rowWhole"));
const tile = z.strictObject({ title: both(40), query: text(100), price: wholeBirr, image: picture });
const testimonial = z.strictObject({
  profilePicture: media(/\.(webp|jpe?g|png)$|^\/media\/v\/[0-9a-f]{32}$/),
  poster: picture,
  videoUrl: film,
  length: z
    .string()
    .regex(/^\d{1,2}:[0-5]\d$/, "no length such as 0:08")
    .nullable()
    .default(null),
  film: both(200),
  content: both(600),
  name: both(80),
  role: both(80),
});
const subcategory = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)?$/, "neither subcategory nor category/subcategory");
const product = z.preprocess(
  (named) => (typeof named === "string" ? { slug: named } : named),
  z.strictObject({ slug, startDate: moment.nullable().default(null), adey: z.boolean().default(false) }),
);
const exhibition = z
  .strictObject({ name: both(100), startDate: moment, products: z.array(product).min(1).max(exhibitionProducts) })
  .transform(({ name, startDate, products }) => ({
    name,
    products: products.map(({ slug: named, startDate: own, adey }) => {
      return { product: named, startDate: own ?? startDate, adey };
    }),
  }));

/**
 * Parses one entry of each list of a file (docs/content-files.md) into its stored form: birr to santim, days to UTC ms.
 */
export const contentSchemas: { [Path in ContentPath]: z.ZodType<ContentLists[Path][number], unknown> } = {
  heroes: hero,
  tripletCards: linked,
  "banners.fixed": linked,
  "banners.special-offer-vendor": linked,
  "banners.shop-now": linked,
  "banners.todays-deals": linked,
  "banners.gif": linked,
  categoryBanners: z.strictObject({ category: slug, image: picture }),
  "promoTiles.smartErp": tile,
  "promoTiles.websiteBuilder": tile,
  "promoTiles.onDemandSoftware": tile,
  testimonials: testimonial,
  holidayPackages: subcategory,
  exhibitions: exhibition,
  flashSales: slug,
};
