import type { FeedColumn } from "./column-names.ts";
import type { FeedHeader } from "./feed-columns.ts";

const PER_VARIANT_COLUMNS = new Set<FeedColumn>([
  ...(["id", "sku", "quantity", "inventory_tracker", "backorders", "price", "compare_at_price", "gtin"] as const),
  ...(["image_link", "additional_image_link", "variant_image", "shipping_weight"] as const),
]);

/** Shopify fills in only the first row of a product; the other rows are options or further pictures. */
export class ShopifyRows {
  #firstRow: readonly string[] = [];

  /** The cells, completed from the first row. */
  filled(cells: readonly string[], header: FeedHeader): { cells: readonly string[]; isPicture: boolean } {
    const { columns, options, program } = header;
    const of = (column: FeedColumn) => cells[columns.get(column)?.index ?? -1]?.trim() ?? "";
    const handle = columns.get("handle")?.index ?? -1;
    if (program !== "Shopify" || of("title") !== "" || cells[handle] !== this.#firstRow[handle]) {
      this.#firstRow = cells;
      return { cells, isPicture: false };
    }
    const shared = [...columns].filter(([column]) => !PER_VARIANT_COLUMNS.has(column)).map(([, { index }]) => index);
    const filled = [...cells];
    for (const index of [...shared, ...options.map(({ name }) => name)]) {
      if ((filled[index] ?? "").trim() === "") filled[index] = this.#firstRow[index] ?? "";
    }
    const isOption = of("price") !== "" || of("sku") !== "" || options.some(({ value }) => cells[value]?.trim());
    return { cells: filled, isPicture: !isOption };
  }
}
