import { findExhibition } from "../../data/products/product-exhibition.server.ts";
import { type ExhibitionStatus, exhibitionStatus } from "../../domain/products/exhibition.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

type Tools = Pick<ActionTools, "db" | "submission" | "now" | "t" | "typedValues">;

/** The product's exhibition if the form came from its exhibition card; else null. */
export async function pressedExhibition(tools: Tools, productId: number): Promise<ExhibitionStatus | null> {
  const { db, submission, now } = tools;
  if (submission.fields.get("surface") !== "exhibitionCard") return null;
  return exhibitionStatus(await findExhibition(db, productId), now);
}

/** as specified: 4.4, an exhibition that has started accepts no wishes, 'adey' or not. null: allowed. */
export async function refuseExhibitedWish(tools: Tools, productId: number): Promise<Problem | null> {
  const status = await pressedExhibition(tools, productId);
  if (!status?.hasStarted) return null;
  return { fields: {}, values: tools.typedValues(), form: tools.t("actions.exhibitionNoWishes") };
}
