const feedColumns = [
  ...(["id", "title", "title_am", "description", "description_am", "image_link", "additional_image_link"] as const),
  ...(["availability", "quantity", "price", "usd_price", "sale_price", "sale_price_effective_date", "brand"] as const),
  ...([
    "product_type",
    "google_product_category",
    "condition",
    "item_group_id",
    "color",
    "size",
    "sizes",
    "material",
    "shipping",
  ] as const),
  ...(["status", "published", "inventory_tracker", "backorders"] as const),
  ...(["free_delivery", "vendor", "kind", "gtin", "shipping_weight", "measures"] as const),
  ...(["vendor_phone", "vendor_email", "vendor_city", "vendor_amharic_name", "vendor_logo"] as const),
] as const;

export type FeedColumn = (typeof feedColumns)[number];

const ALIASES: Record<string, FeedColumn> = {
  ...{ name: "title", name_am: "title_am", product_name: "title", amharic_title: "title_am" },
  ...{ sku: "id", variant_sku: "id", product_id: "id", handle: "item_group_id" },
  ...{ body_html: "description", ean: "gtin", barcode: "gtin", upc: "gtin", variant_barcode: "gtin" },
  ...{ image: "image_link", images: "image_link", image_src: "image_link", image_url: "image_link" },
  ...{ picture: "image_link", additional_image_links: "additional_image_link" },
  ...{ stock: "quantity", qty: "quantity", stock_qty: "quantity", stock_quantity: "quantity", inventory: "quantity" },
  ...{ variant_inventory_qty: "quantity", sell_on_google_quantity: "quantity", stock_amount: "quantity" },
  ...{ in_stock: "availability", is_in_stock: "availability", stock_status: "availability" },
  ...{ variant_inventory_tracker: "inventory_tracker", track_inventory: "inventory_tracker" },
  ...{ manage_stock: "inventory_tracker", variant_inventory_policy: "backorders", backorders_allowed: "backorders" },
  ...{ price_etb: "price", price_birr: "price", sale_price_etb: "sale_price", price_usd: "usd_price" },
  ...{ regular_price: "price", variant_price: "price" },
  ...{ category: "product_type", categories: "product_type", colour: "color", seller: "vendor", shop: "vendor" },
  ...{ seller_phone: "vendor_phone", seller_email: "vendor_email", seller_city: "vendor_city" },
};

/** Shop programs export prices in the shop's currency, which is birr. */
const BARE_BIRR = /_(?:etb|birr)$|^(?:regular_price|variant_price)$/;

export interface FeedHeader {
  cells: number;
  columns: Map<FeedColumn, { index: number; name: string; isBareBirr: boolean }>;
  unread: string[];
}

export type Mapping = Map<FeedColumn, string>;

export class FeedProblem extends Error {}

/**
 * Reads `title=title,title_am=title_am,price=price_etb`: the shop's column, and the file's name for it. Throws a
 * `FeedProblem`.
 */
export function readMapping(text: string): Mapping {
  const mapping: Mapping = new Map();
  for (const pair of text.split(",").map((part) => part.trim())) {
    if (pair === "") continue;
    const [target = "", source = "", more] = pair.split("=").map((part) => part.trim());
    const column = feedColumns.find((name) => name === fold(target));
    if (source === "" || more !== undefined)
      throw new FeedProblem(`--map takes pairs such as price=price_etb, not "${pair}".`);
    if (!column) throw new FeedProblem(`--map knows no column "${target}"; it knows ${feedColumns.join(", ")}.`);
    if (mapping.has(column)) throw new FeedProblem(`--map names "${column}" twice.`);
    mapping.set(column, source);
  }
  return mapping;
}

export function readHeader(cells: readonly string[], mapping: Mapping = new Map()): FeedHeader {
  const names = cells.map((cell) => cell.replace(/^\ufeff/, "").trim());
  const columns: FeedHeader["columns"] = new Map();
  for (const [column, source] of mapping) {
    const index = names.findIndex((name) => fold(name) === fold(source));
    if (index < 0) throw new FeedProblem(`The file has no column "${source}"; its columns are ${names.join(", ")}.`);
    columns.set(column, { index, name: names[index]!, isBareBirr: true });
  }
  const mapped = new Set([...columns.values()].map(({ index }) => index));
  names.forEach((name, index) => {
    const column = columnOf(fold(name));
    if (!column || mapped.has(index)) return;
    const known = columns.get(column);
    // A column's own name wins over its aliases; --map wins over both.
    if (known && (mapping.has(column) || fold(known.name) === column || fold(name) !== column)) return;
    columns.set(column, { index, name, isBareBirr: BARE_BIRR.test(fold(name)) });
  });
  const sale = columns.get("sale_price");
  if (sale && columns.get("price")?.isBareBirr) columns.set("sale_price", { ...sale, isBareBirr: true });
  const missing = [["title", "title_am"] as const, ["price", "usd_price"] as const].find(
    (either) => !either.some((column) => columns.has(column)),
  );
  if (missing) {
    throw new FeedProblem(
      `The file has no column "${missing[0]}"; its columns are ${names.join(", ")}. Say which one it is with --map ${missing[0]}=NAME.`,
    );
  }
  const read = new Set([...columns.values()].map(({ index }) => index));
  return { cells: names.length, columns, unread: names.filter((name, index) => name !== "" && !read.has(index)) };
}

function columnOf(name: string): FeedColumn | undefined {
  return feedColumns.find((column) => column === name) ?? ALIASES[name];
}

function fold(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "_")
    .replace(/^_|_$/g, "");
}
