// Each binds its rows as one JSON parameter; existing keys are overwritten.

const read = (key: string) => `r.value ->> '${key}'`;

function upsert(table: string, key: string, columns: Record<string, string>, computed: Record<string, string> = {}) {
  const all = { ...Object.fromEntries(Object.entries(columns).map(([name, from]) => [name, read(from)])), ...computed };
  const written = Object.keys(all).filter((name) => !key.split(", ").includes(name) && name !== "id");
  return `
    INSERT INTO ${table} (${Object.keys(all).join(", ")})
    SELECT ${Object.values(all).join(", ")} FROM json_each(?1) r WHERE true ORDER BY r.key
    ON CONFLICT (${key}) DO UPDATE SET ${written.map((name) => `${name} = excluded.${name}`).join(", ")}`;
}

const place = { id: "id", slug_name: "slug", name: "name", amharic_name: "nameAm", position: "position" };

export const PARENTS = upsert("parent_category", "slug_name", { ...place, icon: "icon", banner_image: "banner" });
export const CATEGORIES = upsert("category", "slug_name", { ...place, parent_id: "above" });
export const SUBCATEGORIES = upsert("subcategory", "category_id, slug_name", { ...place, category_id: "above" });

export const VENDORS = upsert(
  "vendor",
  "name",
  {
    ...{ name: "name", amharic_name: "nameAm", city: "city", phone: "phone" },
    ...{ description: "description", amharic_description: "descriptionAm", logo: "logo", banner_image: "banner" },
    ...{ verified_at: "verifiedAt", closed_until: "closedUntil", created_at: "createdAt" },
  },
  { is_city_known: "1" },
);

export const COUPONS = upsert(
  "coupon",
  "code",
  {
    ...{ code: "code", kind: "kind", value: "value", minimum: "minimum" },
    ...{ starts_at: "startsAt", ends_at: "endsAt", most_uses: "mostUses" },
  },
  { vendor_id: `(SELECT id FROM vendor WHERE name = ${read("vendor")})` },
);

const SHOPPER = "(SELECT id FROM account WHERE email = ?1)";
const GOOD = "product p ON p.feed_id = r.value AND p.retired_at IS NULL";

export const SHOPPER_ACCOUNT = `
  INSERT INTO account (name, email, password_hash, password_changed_at, locale, created_at)
  VALUES (?2, ?1, ?3, ?4, 'en', ?4) ON CONFLICT (email) DO NOTHING`;
/** ?2: feed ids, most recent first; ?3: UTC ms. */
export const SHOPPER_VIEWS = `
  INSERT INTO recent_view (account_id, product_id, seen_at)
  SELECT ${SHOPPER}, p.id, ?3 - (r.key + 1) * 3600000 FROM json_each(?2) r CROSS JOIN ${GOOD} WHERE true
  ON CONFLICT (account_id, product_id) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`;
export const SHOPPER_WISHES = `
  INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at)
  SELECT ${SHOPPER}, p.id, p.shown_price, ?3 - (r.key + 1) * 3600000 FROM json_each(?2) r CROSS JOIN ${GOOD} WHERE true
  ON CONFLICT (account_id, product_id, variant_id) DO NOTHING`;
