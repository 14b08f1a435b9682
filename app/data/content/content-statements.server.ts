import type { ContentLists, ContentPath } from "../../domain/content/content-lists.ts";

/** `clear` deletes a list's rows, `fill` inserts those of ?1 (JSON). */
interface ListWriting {
  clear: string;
  fill: readonly string[];
}

function listWriting(path: ContentPath): ListWriting {
  const [section, key] = path.split(".");
  if (section === "banners") return bannerWriting(key!);
  if (section === "promoTiles") return tileWriting(key!);
  return LISTS[section as keyof typeof LISTS];
}

export function listStatements(db: D1Database, lists: Partial<ContentLists<number>>): D1PreparedStatement[] {
  return Object.entries(lists).flatMap(([path, rows]) => {
    const { clear, fill } = listWriting(path as ContentPath);
    const json = JSON.stringify(rows);
    return [db.prepare(clear), ...fill.map((sql) => db.prepare(sql).bind(json))];
  });
}

const read = (path: string) => `r.value ->> '${path}'`;
const EACH = "FROM json_each(?1) r ORDER BY r.key";

// slot and panel come from our own lists of names, never from the file.
const bannerWriting = (slot: string): ListWriting => ({
  clear: `DELETE FROM banner WHERE slot = '${slot}'`,
  fill: [
    `INSERT INTO banner (slot, position, url, image, title, title_am)
     SELECT '${slot}', r.key, ${read("url")}, ${read("image")}, ${read("$.title.en")}, ${read("$.title.am")} ${EACH}`,
  ],
});

const tileWriting = (panel: string): ListWriting => ({
  clear: `DELETE FROM promo_tile WHERE panel = '${panel}'`,
  fill: [
    `INSERT INTO promo_tile (panel, position, title, title_am, query, price, image)
     SELECT '${panel}', r.key, ${read("$.title.en")}, ${read("$.title.am")}, ${read("query")}, ${read("price")},
       ${read("image")} ${EACH}`,
  ],
});

const LISTS = {
  heroes: {
    clear: "DELETE FROM hero_image",
    fill: [
      `INSERT INTO hero_image (position, image, link, headline, headline_am, price)
       SELECT r.key, ${read("image")}, ${read("link")}, ${read("$.headline.en")}, ${read("$.headline.am")},
         ${read("price")} ${EACH}`,
    ],
  },
  tripletCards: {
    clear: "DELETE FROM triplet_card",
    fill: [
      `INSERT INTO triplet_card (position, url, image, title, title_am)
       SELECT r.key, ${read("url")}, ${read("image")}, ${read("$.title.en")}, ${read("$.title.am")} ${EACH}`,
    ],
  },
  categoryBanners: {
    clear: "DELETE FROM category_banner",
    fill: [
      `INSERT INTO category_banner (category_id, position, image)
       SELECT ${read("category")}, r.key, ${read("image")} ${EACH}`,
    ],
  },
  testimonials: {
    clear: "DELETE FROM testimonial",
    fill: [
      `INSERT INTO testimonial (position, profile_picture, poster, video_url, length, film, film_am, content, content_am,
         name, name_am, role, role_am)
       SELECT r.key, ${read("profilePicture")}, ${read("poster")}, ${read("videoUrl")}, ${read("length")},
         ${["film", "content", "name", "role"].map((key) => `${read(`$.${key}.en`)}, ${read(`$.${key}.am`)}`).join(", ")} ${EACH}`,
    ],
  },
  holidayPackages: {
    clear: "DELETE FROM holiday_package",
    fill: [`INSERT INTO holiday_package (subcategory_id, position) SELECT r.value, r.key ${EACH}`],
  },
  exhibitions: {
    clear: "DELETE FROM exhibition",
    fill: [
      `INSERT INTO exhibition (id, name, amharic_name)
       SELECT r.key + 1, ${read("$.name.en")}, ${read("$.name.am")} ${EACH}`,
      `INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey)
       SELECT r.key + 1, p.value ->> 'product', p.key, p.value ->> 'startDate', p.value ->> 'adey'
       FROM json_each(?1) r CROSS JOIN json_each(r.value -> 'products') p`,
    ],
  },
  flashSales: {
    clear: "DELETE FROM flash_product",
    fill: [`INSERT INTO flash_product (product_id, position) SELECT r.value, r.key ${EACH}`],
  },
} satisfies Record<string, ListWriting>;
