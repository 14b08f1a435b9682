import type { ProductDraft } from "./product-draft.ts";
import type { PartAxes, RowOption } from "./row-options.ts";
import type { Fault, RowWarning } from "./row-refusal.ts";

export type AboutVendor = Partial<Record<"phone" | "email" | "city" | "amharicName" | "logo", string>>;

export type FeedProductRow =
  | {
      ok: true;
      vendor: string;
      draft: ProductDraft;
      option?: RowOption;
      /** Ids of this product in the rows of its options. */
      parentOf?: string[];
      parts?: PartAxes[];
      /** Shown only as an option of another row. */
      isPart?: boolean;
      /** The option's own picture where `draft.images` are its product's. */
      picture?: string[];
      about?: AboutVendor;
      warnings: readonly RowWarning[];
    }
  | {
      ok: false;
      vendor: string;
      feedId: string | null;
      title: string;
      groupId?: string;
      parentOf?: string[];
      parts?: PartAxes[];
      isPart?: boolean;
      column: string;
      fault: Fault;
      soldOut?: SoldOut;
      /** For a sold-out row: the end of its group determines the option's name. */
      option?: Pick<RowOption, "color" | "size" | "more">;
    };

/** A rejected row that says that nothing is left: of its product, or of one option of its group ('' for none). */
export interface SoldOut {
  feedId: string;
  color: string;
  size: string;
}

/** `line`: the header is 1; `rows`: 1 where missing. */
export type FeedRow = FeedProductRow & { line: number; rows?: number };
