// Each binds its rows as one JSON parameter and leaves alone what already is as it should be.

interface Table {
  name: string;
  /** The columns that make two rows one. */
  key: string;
  /** Column to where its value comes from; `r` is the row. */
  columns: Record<string, string>;
  joins?: string;
}

const read = (key: string) => `r.value ->> '${key}'`;

function upsert({ name, key, columns, joins = "" }: Table): string {
  const names = Object.keys(columns);
  const kept = new Set(key.split(", "));
  const written = names.filter((column) => !kept.has(column) && column !== "id");
  const before = written.map((column) => `${name}.${column}`).join(", ");
  const after = written.map((column) => `excluded.${column}`).join(", ");
  return `
    INSERT INTO ${name} (${names.join(", ")})
    SELECT ${Object.values(columns).join(", ")} FROM json_each(?1) r ${joins} WHERE true ORDER BY r.key
    ON CONFLICT (${key}) DO UPDATE SET ${written.map((column) => `${column} = excluded.${column}`).join(", ")}
    WHERE (${before}) IS NOT (${after})`;
}

export const PARENTS = upsert({
  name: "parent_category",
  key: "slug_name",
  columns: {
    id: read("id"),
    slug_name: read("slugName"),
    name: read("name"),
    amharic_name: read("nameAm"),
    icon: read("icon"),
    banner_image: read("bannerImage"),
    position: read("position"),
  },
});

export const CATEGORIES = upsert({
  name: "category",
  key: "slug_name",
  columns: {
    parent_id: "p.id",
    slug_name: read("slugName"),
    name: read("name"),
    amharic_name: read("nameAm"),
    position: read("position"),
  },
  joins: `CROSS JOIN parent_category p ON p.slug_name = ${read("parent")}`,
});

export const SUBCATEGORIES = upsert({
  name: "subcategory",
  key: "category_id, slug_name",
  columns: {
    category_id: "c.id",
    slug_name: read("slugName"),
    name: read("name"),
    amharic_name: read("nameAm"),
    position: read("position"),
  },
  joins: `CROSS JOIN category c ON c.slug_name = ${read("category")}`,
});

export const VENDORS = upsert({
  name: "vendor",
  key: "name",
  columns: {
    name: read("name"),
    amharic_name: read("nameAm"),
    city: read("city"),
    is_city_known: "1",
    phone: read("phone"),
    description: read("description"),
    amharic_description: read("descriptionAm"),
    logo: read("logo"),
    banner_image: read("bannerImage"),
    verified_at: read("verifiedAt"),
    closed_until: read("closedUntil"),
    created_at: read("createdAt"),
  },
});

export const COUPONS = upsert({
  name: "coupon",
  key: "code",
  columns: {
    code: read("code"),
    kind: read("kind"),
    value: read("value"),
    minimum: read("minimum"),
    vendor_id: read("vendorId"),
    starts_at: read("startsAt"),
    ends_at: read("endsAt"),
    most_uses: read("mostUses"),
  },
});

export const HEROES = upsert({
  name: "hero_image",
  key: "id",
  columns: {
    id: read("id"),
    position: read("position"),
    image: read("image"),
    link: read("link"),
    headline: read("headline"),
    headline_am: read("headlineAm"),
    price: read("price"),
  },
});

const linked = { position: read("position"), url: read("url"), image: read("image") };
const titled = { title: read("title"), title_am: read("titleAm") };

export const TRIPLETS = upsert({ name: "triplet_card", key: "id", columns: { id: read("id"), ...linked, ...titled } });

export const BANNERS = upsert({
  name: "banner",
  key: "id",
  columns: { id: read("id"), slot: read("slot"), ...linked, ...titled },
});

export const EXHIBITIONS = upsert({
  name: "exhibition",
  key: "id",
  columns: { id: read("id"), name: read("name"), amharic_name: read("nameAm") },
});

export const EXHIBITION_PRODUCTS = upsert({
  name: "exhibition_product",
  key: "exhibition_id, product_id",
  columns: {
    exhibition_id: read("exhibitionId"),
    product_id: "p.id",
    position: read("position"),
    start_date: read("startDate"),
    adey: read("adey"),
  },
  joins: `CROSS JOIN product p ON p.vendor_id = ${read("vendorId")} AND p.feed_id = ${read("feedId")}`,
});

export const HOLIDAYS = upsert({
  name: "holiday_package",
  key: "subcategory_id",
  columns: { subcategory_id: "s.id", position: read("position") },
  joins: `CROSS JOIN category c ON c.slug_name = ${read("categorySlug")}
    CROSS JOIN subcategory s ON s.category_id = c.id AND s.slug_name = ${read("subcategorySlug")}`,
});

export const FLASH_PRODUCTS = upsert({
  name: "flash_product",
  key: "product_id",
  columns: { product_id: "p.id", position: read("position") },
  joins: `CROSS JOIN product p ON p.vendor_id = ${read("vendorId")} AND p.feed_id = ${read("feedId")}`,
});

export const CATEGORY_BANNERS = upsert({
  name: "category_banner",
  key: "category_id",
  columns: { category_id: "c.id", position: read("position"), image: read("image") },
  joins: `CROSS JOIN category c ON c.slug_name = ${read("categorySlug")}`,
});
