/** Columns of a feed, each with other names that files have for it. */
const namesOf = {
  id: "code item_no item_code product_id item_id product_code reference",
  title: "name product_name product_title item_name product",
  title_am: "name_am amharic_title amharic_name",
  description: "body_html long_description",
  description_am: "",
  image_link:
    "image images image_src image_url image_urls image_urls_x_y_z picture pictures photo base_image " +
    "product_image_url main_image photos picture_url",
  additional_image_link: "additional_image_links additional_images",
  availability: "in_stock is_in_stock stock_status",
  quantity:
    "stock qty stock_qty stock_quantity inventory variant_inventory_qty sell_on_google_quantity " +
    "stock_amount inventory_quantity quantity_in_stock units on_hand stock_level qty_available " +
    "quantity_available stock_on_hand",
  price:
    "regular_price variant_price price_tax_included price_tax_incl " +
    "price_tax_excluded_or_price_tax_included retail_price selling_price unit_price",
  untaxed_price: "price_tax_excluded price_tax_excl",
  usd_price: "price_usd",
  sale_price: "special_price",
  sale_price_effective_date: "",
  brand: "manufacturer brands brand_name",
  product_type: "category categories categories_x_y_z product_category category_name department",
  google_product_category: "",
  condition: "",
  item_group_id: "",
  color: "colour",
  size: "",
  sizes: "",
  material: "",
  shipping: "shipping_country_price shipping_country_service_price",
  status: "visibility_in_catalog",
  published: "active active_0_1 enabled published_on_online_store product_online",
  inventory_tracker: "variant_inventory_tracker track_inventory manage_stock",
  stock_by_config: "",
  backorders: "variant_inventory_policy backorders_allowed continue_selling_when_out_of_stock",
  shipping_label: "",
  pattern: "",
  age_group: "",
  gender: "",
  sku: "variant_sku",
  row_type: "",
  parent: "",
  handle: "",
  short_description: "summary",
  compare_at_price: "variant_compare_at_price",
  variant_image: "variant_image_url",
  sale_starts: "date_sale_price_starts special_price_from_date",
  sale_ends: "date_sale_price_ends special_price_to_date",
  subcategory: "sub_category",
  visibility: "",
  additional_attributes: "",
  configurable_variations: "",
  free_delivery: "",
  vendor: "seller shop",
  gtin: "ean barcode upc ean13 ean_13 variant_barcode isbn gtin_upc_ean_or_isbn",
  shipping_weight: "weight product_weight package_weight",
  measures: "",
  vendor_phone: "seller_phone",
  vendor_email: "seller_email",
  vendor_city: "seller_city",
  vendor_amharic_name: "",
  vendor_logo: "",
} as const satisfies Record<string, string>;

export type FeedColumn = keyof typeof namesOf;

export const feedColumns = Object.keys(namesOf) as FeedColumn[];

export const columnsByName: ReadonlyMap<string, FeedColumn> = new Map(
  feedColumns.flatMap((column) =>
    `${column} ${namesOf[column]}`
      .trim()
      .split(" ")
      .map((name) => [name, column] as const),
  ),
);

interface Program {
  /** A header has all names of one row. */
  signs: string[][];
  /** Names that others use differently, or not at all. */
  names: Record<string, FeedColumn | null>;
}

/** Programs recognised by the header of their exports. */
export const feedPrograms = {
  Shopify: {
    signs: [
      ["handle", "variant_price"],
      ["handle", "variant_sku"],
      ["handle", "option1_name"],
      ["url_handle", "option1_name"],
    ],
    names: {
      ...{ url_handle: "handle", vendor: "brand", type: "product_type", custom_product_type: "product_type" },
      product_category: "google_product_category",
      google_shopping_google_product_category: "google_product_category",
      google_shopping_condition: "condition",
      ...{ variant_grams: "shipping_weight", weight_value_grams: "shipping_weight" },
    },
  },
  WooCommerce: {
    signs: [
      ["type", "sku", "regular_price"],
      ["type", "parent", "regular_price"],
      ["attribute_1_name", "regular_price"],
    ],
    names: { type: "row_type" },
  },
  Magento: {
    signs: [
      ["sku", "attribute_set_code"],
      ["sku", "product_websites"],
    ],
    names: { product_type: "row_type", use_config_manage_stock: "stock_by_config" },
  },
  PrestaShop: {
    signs: [["active_0_1"], ["image_urls_x_y_z"], ["reference", "price_tax_excl"]],
    names: { unit_price: null, status: "published" },
  },
} satisfies Record<string, Program>;

export type FeedProgram = keyof typeof feedPrograms;
