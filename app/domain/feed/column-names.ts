export const feedColumns = [
  ...(["id", "title", "title_am", "description", "description_am", "image_link", "additional_image_link"] as const),
  ...([
    "availability",
    "quantity",
    "price",
    "untaxed_price",
    "usd_price",
    "sale_price",
    "sale_price_effective_date",
    "brand",
  ] as const),
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
    "stock_by_config",
    "backorders",
    "shipping_label",
    "pattern",
    "age_group",
    "gender",
  ] as const),
  ...(["sku", "row_type", "parent", "handle", "short_description", "compare_at_price", "variant_image"] as const),
  ...([
    "sale_starts",
    "sale_ends",
    "subcategory",
    "visibility",
    "additional_attributes",
    "configurable_variations",
  ] as const),
  ...(["free_delivery", "vendor", "kind", "gtin", "shipping_weight", "measures"] as const),
  ...(["vendor_phone", "vendor_email", "vendor_city", "vendor_amharic_name", "vendor_logo"] as const),
] as const;

export type FeedColumn = (typeof feedColumns)[number];

export const columnAliases: Record<string, FeedColumn> = {
  ...{ name: "title", name_am: "title_am", product_name: "title", product_title: "title", amharic_title: "title_am" },
  ...{ item_name: "title", product: "title", amharic_name: "title_am", code: "id", item_no: "id", item_code: "id" },
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
  ...{
    base_image: "image_link",
    product_image_url: "image_link",
    main_image: "image_link",
    photos: "image_link",
    picture_url: "image_link",
    variant_image_url: "variant_image",
  },
  ...{ stock: "quantity", qty: "quantity", stock_qty: "quantity", stock_quantity: "quantity", inventory: "quantity" },
  ...{ variant_inventory_qty: "quantity", sell_on_google_quantity: "quantity", stock_amount: "quantity" },
  ...{ inventory_quantity: "quantity", quantity_in_stock: "quantity", units: "quantity", on_hand: "quantity" },
  ...{ stock_level: "quantity", qty_available: "quantity", quantity_available: "quantity", stock_on_hand: "quantity" },
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
  ...{ price_usd: "usd_price", price_tax_excluded: "untaxed_price", price_tax_excl: "untaxed_price" },
  ...{
    regular_price: "price",
    variant_price: "price",
    price_tax_included: "price",
    price_tax_incl: "price",
    price_tax_excluded_or_price_tax_included: "price",
    retail_price: "price",
    selling_price: "price",
    unit_price: "price",
    special_price: "sale_price",
  },
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
    category_name: "product_type",
    department: "product_type",
  },
  ...{ sub_category: "subcategory", shipping_country_price: "shipping", shipping_country_service_price: "shipping" },
  ...{ colour: "color", seller: "vendor", shop: "vendor", manufacturer: "brand", brands: "brand", brand_name: "brand" },
  ...{ seller_phone: "vendor_phone", seller_email: "vendor_email", seller_city: "vendor_city" },
  ...{ weight: "shipping_weight", product_weight: "shipping_weight", package_weight: "shipping_weight" },
};

/** Programs recognised by the header of their exports, and their meaning of names that others use differently. */
export const feedPrograms = {
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
    more: { use_config_manage_stock: "stock_by_config" },
  },
  PrestaShop: {
    signs: [["active_0_1"], ["image_urls_x_y_z"], ["reference", "price_tax_excl"]],
    names: { unit_price: null, status: "published" },
    more: {},
  },
} satisfies Record<
  string,
  { signs: string[][]; names: Record<string, FeedColumn | null>; more: Record<string, FeedColumn> }
>;

export type FeedProgram = keyof typeof feedPrograms;
