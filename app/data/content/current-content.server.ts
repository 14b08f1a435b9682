import {
  bannerSlots,
  contentLimits,
  type ContentPath,
  exhibitionProducts,
} from "../../domain/content/content-lists.ts";
import { promoPanels } from "../../domain/home/promo-panels.ts";
import { withSourcePictures } from "./content-pictures.server.ts";

/** Current content as a file with every section (docs/content-files.md). */
export async function findCurrentContent(db: D1Database): Promise<Record<string, unknown>> {
  const [heroes, triplets, banners, categoryBanners, tiles, testimonials, holidays, exhibitions, flash] = await db
    .batch<{ row: string }>(
      [HEROES, TRIPLETS, BANNERS, CATEGORY_BANNERS, TILES, TESTIMONIALS, HOLIDAYS, EXHIBITIONS, FLASH].map((sql) =>
        db.prepare(sql),
      ),
    )
    .then((all) => all.map(({ results }) => results.map(({ row }) => JSON.parse(row) as Grouped)));
  const content = {
    heroes: heroes!.map(({ price, ...hero }) => ({ ...hero, ...(price != null && { price: price / 100 }) })),
    tripletCards: triplets,
    banners: grouped("banners", bannerSlots, banners!),
    categoryBanners,
    promoTiles: grouped(
      "promoTiles",
      Object.keys(promoPanels),
      tiles!.map(({ price, ...tile }) => ({ ...tile, price: price! / 100 })),
    ),
    testimonials,
    holidayPackages: holidays!.map(({ path }) => path),
    exhibitions: exhibitions!.map(({ name, products }) => exhibitionOf(name, products!)),
    flashSales: flash!.map(({ slug }) => slug),
  };
  return withSourcePictures(db, content);
}

/** `seen`: the newest version, 0 for none. */
export async function findSeenContent(db: D1Database) {
  const newest = db.prepare("SELECT max(number) AS seen FROM content_version");
  const [content, seen] = await Promise.all([findCurrentContent(db), newest.first<number>("seen")]);
  return { content, seen: seen ?? 0 };
}

interface Grouped {
  group?: string;
  price?: number | null;
  path?: string;
  slug?: string;
  name?: unknown;
  products?: { slug: string; startDate: number; adey: number }[];
}

function grouped(section: string, groups: readonly string[], rows: Grouped[]): Record<string, object[]> {
  return Object.fromEntries(
    groups.map((name) => {
      const own = rows.flatMap(({ group, ...row }) => (group === name ? [row] : []));
      return [name, own.slice(0, contentLimits[`${section}.${name}` as ContentPath])];
    }),
  );
}

function exhibitionOf(name: unknown, products: NonNullable<Grouped["products"]>) {
  const first = products[0]!.startDate;
  return {
    name,
    startDate: new Date(first).toISOString(),
    products: products.map(({ slug, startDate, adey }) => ({
      slug,
      ...(startDate !== first && { startDate: new Date(startDate).toISOString() }),
      ...(adey === 1 && { adey: true }),
    })),
  };
}

// Old rows may lack Amharic.
const both = (column: string, am = `${column}_am`) =>
  `json_object('en', ${column}, 'am', coalesce(nullif(${am}, ''), ${column}))`;
const row = (pairs: string) => `SELECT json_object(${pairs}) AS row`;

const HEROES = `${row(`'link', link, 'image', image, 'headline', ${both("headline")}, 'price', price`)}
  FROM hero_image ORDER BY position, id LIMIT ${contentLimits.heroes}`;

const TRIPLETS = `${row(`'url', url, 'image', image, 'title', ${both("title")}`)}
  FROM triplet_card ORDER BY position, id LIMIT ${contentLimits.tripletCards}`;

const BANNERS = `${row(`'group', slot, 'url', url, 'image', image, 'title', ${both("title")}`)}
  FROM banner ORDER BY slot, position, id LIMIT 100`;

const CATEGORY_BANNERS = `${row(`'category', c.slug_name, 'image', b.image`)}
  FROM category_banner b CROSS JOIN category c ON c.id = b.category_id
  ORDER BY b.position, b.category_id LIMIT ${contentLimits.categoryBanners}`;

const TILES = `${row(`'group', panel, 'title', ${both("title")}, 'query', query, 'price', price, 'image', image`)}
  FROM promo_tile ORDER BY panel, position LIMIT 100`;

const TESTIMONIALS = `${row(
  `'profilePicture', profile_picture, 'poster', poster, 'videoUrl', video_url, 'length', length, 'film', ${both("film")},
   'content', ${both("content")}, 'name', ${both("name")}, 'role', ${both("role")}`,
)} FROM testimonial ORDER BY position LIMIT ${contentLimits.testimonials}`;

const HOLIDAYS = `${row(`'path', c.slug_name || '/' || s.slug_name`)}
  FROM holiday_package h CROSS JOIN subcategory s ON s.id = h.subcategory_id CROSS JOIN category c ON c.id = s.category_id
  ORDER BY h.position, s.id LIMIT ${contentLimits.holidayPackages}`;

const EXHIBITIONS = `${row(`'name', ${both("e.name", "e.amharic_name")}, 'products', (
    SELECT json_group_array(json_object('slug', p.name_slug, 'startDate', x.start_date, 'adey', x.adey)) FROM (
      SELECT * FROM exhibition_product WHERE exhibition_id = e.id ORDER BY position, product_id LIMIT ${exhibitionProducts}
    ) x CROSS JOIN product p ON p.id = x.product_id)`)}
  FROM exhibition e WHERE EXISTS (SELECT 1 FROM exhibition_product WHERE exhibition_id = e.id)
  ORDER BY e.id LIMIT ${contentLimits.exhibitions}`;

const FLASH = `${row(`'slug', p.name_slug`)}
  FROM flash_product f CROSS JOIN product p ON p.id = f.product_id
  WHERE p.retired_at IS NULL ORDER BY f.position, f.product_id LIMIT ${contentLimits.flashSales}`;
