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
  ...([
    "status",
    "published",
    "inventory_tracker",
    "backorders",
    "shipping_label",
    "pattern",
    "age_group",
    "gender",
  ] as const),
  ...(["sku", "row_type", "parent", "handle", "short_description", "compare_at_price", "variant_image"] as const),
  ...(["sale_starts", "sale_ends"] as const),
  ...(["free_delivery", "vendor", "kind", "gtin", "shipping_weight", "measures"] as const),
  ...(["vendor_phone", "vendor_email", "vendor_city", "vendor_amharic_name", "vendor_logo"] as const),
] as const;

export type FeedColumn = (typeof feedColumns)[number];

const ALIASES: Record<string, FeedColumn> = {
  ...{ name: "title", name_am: "title_am", product_name: "title", product_title: "title", amharic_title: "title_am" },
  ...{
    variant_sku: "sku",
    product_id: "id",
    item_id: "id",
    product_code: "id",
    reference: "id",
    body_html: "description",
  },
  ...{
    ean: "gtin",
    barcode: "gtin",
    upc: "gtin",
    ean13: "gtin",
    ean_13: "gtin",
    variant_barcode: "gtin",
    isbn: "gtin",
  },
  ...{ gtin_upc_ean_or_isbn: "gtin", long_description: "description", summary: "short_description" },
  ...{
    image: "image_link",
    images: "image_link",
    image_src: "image_link",
    image_url: "image_link",
    image_urls: "image_link",
  },
  ...{ image_urls_x_y_z: "image_link", picture: "image_link", pictures: "image_link", photo: "image_link" },
  ...{ additional_image_links: "additional_image_link", additional_images: "additional_image_link" },
  ...{ base_image: "image_link", product_image_url: "image_link", variant_image_url: "variant_image" },
  ...{ stock: "quantity", qty: "quantity", stock_qty: "quantity", stock_quantity: "quantity", inventory: "quantity" },
  ...{ variant_inventory_qty: "quantity", sell_on_google_quantity: "quantity", stock_amount: "quantity" },
  ...{ inventory_quantity: "quantity", quantity_in_stock: "quantity", units: "quantity" },
  ...{ in_stock: "availability", is_in_stock: "availability", stock_status: "availability" },
  ...{ variant_inventory_tracker: "inventory_tracker", track_inventory: "inventory_tracker" },
  ...{ manage_stock: "inventory_tracker", variant_inventory_policy: "backorders", backorders_allowed: "backorders" },
  ...{
    continue_selling_when_out_of_stock: "backorders",
    active: "published",
    active_0_1: "published",
    enabled: "published",
  },
  ...{ published_on_online_store: "published", product_online: "published", visibility_in_catalog: "status" },
  ...{ price_usd: "usd_price" },
  ...{ regular_price: "price", variant_price: "price", price_tax_included: "price", special_price: "sale_price" },
  ...{
    variant_compare_at_price: "compare_at_price",
    date_sale_price_starts: "sale_starts",
    date_sale_price_ends: "sale_ends",
  },
  ...{ special_price_from_date: "sale_starts", special_price_to_date: "sale_ends" },
  ...{
    category: "product_type",
    categories: "product_type",
    categories_x_y_z: "product_type",
    product_category: "product_type",
  },
  ...{ colour: "color", seller: "vendor", shop: "vendor", manufacturer: "brand", brands: "brand", brand_name: "brand" },
  ...{ seller_phone: "vendor_phone", seller_email: "vendor_email", seller_city: "vendor_city" },
  ...{ weight: "shipping_weight", product_weight: "shipping_weight", package_weight: "shipping_weight" },
};

/** Programs whose exports are known by their header, and what they mean by names that others use otherwise. */
const PROGRAMS = {
  Shopify: {
    signs: [
      ["handle", "variant_price"],
      ["handle", "variant_sku"],
      ["handle", "option1_name"],
      ["url_handle", "option1_name"],
    ],
    names: { url_handle: "handle", vendor: "brand", type: "product_type", custom_product_type: "product_type" },
    more: {
      ...{
        product_category: "google_product_category",
        google_shopping_google_product_category: "google_product_category",
      },
      ...{
        google_shopping_condition: "condition",
        variant_grams: "shipping_weight",
        weight_value_grams: "shipping_weight",
      },
    },
  },
  WooCommerce: {
    signs: [
      ["type", "sku", "regular_price"],
      ["type", "parent", "regular_price"],
      ["attribute_1_name", "regular_price"],
    ],
    names: { type: "row_type" },
    more: {},
  },
  Magento: {
    signs: [
      ["sku", "attribute_set_code"],
      ["sku", "product_websites"],
    ],
    names: { product_type: "row_type" },
    more: {},
  },
  PrestaShop: { signs: [["active_0_1"], ["image_urls_x_y_z"]], names: {}, more: {} },
} satisfies Record<string, { signs: string[][]; names: Record<string, FeedColumn>; more: Record<string, FeedColumn> }>;

export type FeedProgram = keyof typeof PROGRAMS;

/** Shop programs export prices in the shop's currency, which is birr. */
const BARE_BIRR = /_(?:etb|birr)$|^(?:regular_price|variant_price)$/;
const UNIT = /_(?:etb|birr|kgs?|g|grams?|lbs?|oz)$/;
const OPTION_NAME = /^(?:option|attribute)_?(\d{1,2})_name$/;
const OPTION_VALUE = /^(?:option|attribute)_?(\d{1,2})_values?(?:_s)?$/;
const WEIGHT_UNITS: [RegExp, string][] = [
  [/_kgs?$/, "kg"],
  [/_(?:g|grams?)$/, "g"],
  [/_lbs?$/, "lb"],
  [/_oz$/, "oz"],
];

export interface FeedHeader {
  cells: number;
  columns: Map<FeedColumn, { index: number; name: string; isBareBirr: boolean }>;
  /** The program that wrote the file, by its names of columns. */
  program: FeedProgram | null;
  /** Columns that name an option of the row, and its value, as Shopify and WooCommerce have them. */
  options: { name: number; value: number; label: string }[];
  /** Of numbers in the column of the weight, where its name says it. */
  weightUnit: string;
  unread: string[];
}

export type Mapping = Map<FeedColumn, string>;

export class FeedProblem extends Error {}

/**
 * Reads `title=title,title_am=title_am,price=price_etb`: the shop's column, and the file's name for it, which may hold commas.
 * Throws a `FeedProblem`.
 */
export function readMapping(text: string): Mapping {
  const mapping: Mapping = new Map();
  const pairs = text.split(/,(?=\s*[\p{L}_ ]+=)/u).map((part) => part.trim().replace(/,$/, ""));
  for (const pair of pairs) {
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
  const folded = names.map(fold);
  const program = programOf(new Set(folded));
  const own = { ...(program && { ...PROGRAMS[program].more, ...PROGRAMS[program].names }) } as Record<
    string,
    FeedColumn
  >;
  const columns: FeedHeader["columns"] = new Map();
  for (const [column, source] of mapping) {
    const index = folded.indexOf(fold(source));
    if (index >= 0) columns.set(column, { index, name: names[index]!, isBareBirr: true });
  }
  const mapped = new Set([...columns.values()].map(({ index }) => index));
  names.forEach((name, index) => {
    const column = own[folded[index]!] ?? columnOf(folded[index]!);
    if (!column || mapped.has(index)) return;
    const known = columns.get(column);
    // A column's own name wins over its aliases; --map wins over both.
    if (known && (mapping.has(column) || fold(known.name) === column || folded[index] !== column)) return;
    columns.set(column, { index, name, isBareBirr: program !== null || BARE_BIRR.test(folded[index]!) });
  });
  const isBareBirr = columns.get("price")?.isBareBirr ?? false;
  for (const column of ["sale_price", "compare_at_price"] as const) {
    const other = columns.get(column);
    if (other && isBareBirr) columns.set(column, { ...other, isBareBirr });
  }
  if (!columns.has("id") && columns.has("sku")) columns.set("id", columns.get("sku")!);
  if (!columns.has("item_group_id") && columns.has("handle")) columns.set("item_group_id", columns.get("handle")!);
  const options = folded.flatMap((name, index) => {
    const [, place] = OPTION_NAME.exec(name) ?? [];
    const value = folded.findIndex((one) => place !== undefined && OPTION_VALUE.exec(one)?.[1] === place);
    return value < 0 ? [] : [{ name: index, value, label: names[value]! }];
  });
  const weight = folded[columns.get("shipping_weight")?.index ?? -1] ?? "";
  const read = new Set(
    [...columns.values()].map(({ index }) => index).concat(options.flatMap((one) => [one.name, one.value])),
  );
  return {
    ...{ cells: names.length, columns, program, options },
    weightUnit: WEIGHT_UNITS.find(([name]) => name.test(weight))?.[1] ?? "",
    unread: names.filter((name, index) => name !== "" && !read.has(index)),
  };
}

/** Throws a `FeedProblem` where a file lacks what each product needs, or what `mapping` names. */
export function requireColumns(cells: readonly string[], { columns }: FeedHeader, mapping: Mapping = new Map()): void {
  const names = cells.map((cell) => cell.replace(/^\ufeff/, "").trim());
  for (const [column, source] of mapping) {
    if (columns.has(column) && fold(columns.get(column)!.name) === fold(source)) continue;
    throw new FeedProblem(`The file has no column "${source}"; its columns are ${names.join(", ")}.`);
  }
  const missing = [["title", "title_am"] as const, ["price", "usd_price"] as const].find(
    (either) => !either.some((column) => columns.has(column)),
  );
  if (missing) {
    throw new FeedProblem(
      `The file has no column "${missing[0]}"; its columns are ${names.join(", ")}. Say which one it is with --map ${missing[0]}=NAME.`,
    );
  }
}

function programOf(names: ReadonlySet<string>): FeedProgram | null {
  const programs = Object.entries(PROGRAMS) as [FeedProgram, { signs: string[][] }][];
  return programs.find(([, { signs }]) => signs.some((sign) => sign.every((name) => names.has(name))))?.[0] ?? null;
}

function columnOf(name: string): FeedColumn | undefined {
  const known = (text: string) => feedColumns.find((column) => column === text) ?? ALIASES[text];
  return known(name) ?? known(name.replace(UNIT, ""));
}

function fold(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "_")
    .replace(/^_|_$/g, "");
}
