import { READ_MS, within } from "../../data/deadline.server.ts";
import { exhibitionsOf, type ExhibitionPlace } from "../../data/home/exhibitions.server.ts";
import { exhibitionStanding, isAddingOver, takesWishes } from "../../domain/products/exhibition.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

type Tools = Pick<ActionTools, "db" | "submission" | "now" | "t">;

/** Specification 4.4: why the form of an exhibition's card adds nothing to a cart any more; null when it does. */
export async function refuseExhibitedAdding(tools: Tools, productId: number): Promise<Problem | null> {
  const place = await pressedPlace(tools, productId);
  return isAddingOver(exhibitionStanding(place, tools.now)) ? refusal(tools, "actions.exhibitionNoCart") : null;
}

/** as specified: 4.4, an exhibition that has started takes no wishes, 'adey' or not; why, or null when it does. */
export async function refuseExhibitedWish(tools: Tools, productId: number): Promise<Problem | null> {
  const place = await pressedPlace(tools, productId);
  return place && !takesWishes([place], tools.now) ? refusal(tools, "actions.exhibitionNoWishes") : null;
}

/** The place of what was pressed on an exhibition's card; forms of other cards know no exhibitions. */
async function pressedPlace({ db, submission }: Tools, productId: number): Promise<ExhibitionPlace | null> {
  if (submission.fields.get("surface") !== "exhibitionCard") return null;
  return (await within(READ_MS, exhibitionsOf(db, [productId]))).get(productId) ?? null;
}

function refusal(
  { submission, t }: Tools,
  sentence: "actions.exhibitionNoCart" | "actions.exhibitionNoWishes",
): Problem {
  return { fields: {}, values: withoutSecrets(submission.fields), form: t(sentence) };
}
