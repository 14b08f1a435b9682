import type { PromoPanelKey } from "../home/promo-panels.ts";
import type { Locale } from "../languages.ts";

/** Specification 2.6 (other layout) and gif entries of 7.2. */
export const bannerSlots = ["fixed", "special-offer-vendor", "shop-now", "todays-deals", "gif"] as const;
type BannerSlot = (typeof bannerSlots)[number];

type BothLanguages = Record<Locale, string>;

export interface LinkedDraft {
  url: string;
  image: string;
  title: BothLanguages;
}

/** price: null for slides that sell nothing. */
interface HeroDraft {
  link: string;
  image: string;
  headline: BothLanguages;
  price: number | null;
}

export interface TileDraft {
  title: BothLanguages;
  query: string;
  price: number;
  image: string;
}

export interface TestimonialDraft {
  profilePicture: string;
  poster: string;
  videoUrl: string;
  length: string | null;
  film: BothLanguages;
  content: BothLanguages;
  name: BothLanguages;
  role: BothLanguages;
}

/** `Ref` names a product: a slug in a file, an id in the database. */
interface ExhibitionDraft<Ref> {
  name: BothLanguages;
  products: { product: Ref; startDate: number; adey: boolean }[];
}

type BannerLists = { [Slot in BannerSlot as `banners.${Slot}`]: LinkedDraft[] };
type TileLists = { [Panel in PromoPanelKey as `promoTiles.${Panel}`]: TileDraft[] };

export interface ContentLists<Ref = string> extends BannerLists, TileLists {
  heroes: HeroDraft[];
  tripletCards: LinkedDraft[];
  categoryBanners: { category: Ref; image: string }[];
  testimonials: TestimonialDraft[];
  holidayPackages: Ref[];
  exhibitions: ExhibitionDraft<Ref>[];
  flashSales: Ref[];
}

export type ContentPath = keyof ContentLists;

/** As stored, without empty lists. isAnimated: 1 for an animated entry (decision 67). */
export interface HomeContent extends Partial<ContentLists<number>> {
  "banners.gif"?: (LinkedDraft & { isAnimated?: number })[];
}

export const contentLimits: Record<ContentPath, number> = {
  heroes: 12,
  tripletCards: 3,
  "banners.fixed": 3,
  "banners.special-offer-vendor": 1,
  "banners.shop-now": 1,
  "banners.todays-deals": 12,
  "banners.gif": 3,
  categoryBanners: 12,
  "promoTiles.smartErp": 8,
  "promoTiles.websiteBuilder": 8,
  "promoTiles.onDemandSoftware": 8,
  testimonials: 8,
  holidayPackages: 12,
  exhibitions: 12,
  flashSales: 50,
};

export const exhibitionProducts = 100;
export const contentVersionsKept = 20;

type Lists = Partial<Record<ContentPath, readonly unknown[]>>;

/** As a file has them: `banners.gif` is a list of the section `banners`. */
export function inSections(lists: Lists): Record<string, unknown> {
  const content: Record<string, unknown> = {};
  for (const [path, entries] of Object.entries(lists)) {
    const [section, key] = path.split(".") as [string, string?];
    content[section] = key === undefined ? entries : { ...(content[section] as object | undefined), [key]: entries };
  }
  return content;
}

export function listIn(content: Record<string, unknown>, path: string): readonly unknown[] {
  return path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], content) as unknown[];
}
