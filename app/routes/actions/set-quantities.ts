import type { RouterContextProvider } from "react-router";
import { findCart, setLines } from "../../data/cart/carts.server.ts";
import { planQuantities } from "../../domain/cart/cart-quantities.ts";
import { cartUnits } from "../../domain/cart/cart-view.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import type { askedQuantities } from "../../http/forms/line-fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { cartChanged } from "./cart-changed.ts";
import { lineSentence } from "./line-sentences.ts";

type Asked = NonNullable<ReturnType<typeof askedQuantities>>;

/**
 * Sets all quantities of the cart that were changed on its page, `quantity-<line>`: all of them, or none where one is
 * refused, with the reason at each field.
 */
export async function setQuantities(
  { db, session, submission, now, t, where }: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
  { asked, wrong }: Asked,
): Promise<Response> {
  const lines = await findCart(db, session.owner);
  const { sets, refused } = planQuantities(lines, asked, now);
  const fields = Object.fromEntries([
    ...[...wrong, ...submission.repeated].map((name) => [name, t("actions.quantityInvalid")]),
    ...refused.map(({ key, refusal }) => [`quantity-${key}`, lineSentence(refusal, t)]),
  ]);
  if (Object.keys(fields).length > 0) {
    return replyProblem(where, { fields, values: withoutSecrets(submission.fields), form: null });
  }
  if (sets.length === 0) {
    return replyDone(
      where,
      { kind: "done", text: t("buying.nothingToUpdate") },
      cartChanged(context, cartUnits(lines)),
    );
  }
  const count = await setLines(
    db,
    { owner: session.owner, now },
    sets.map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price })),
  );
  const names = sets.map(({ line }) => displayName(line.product, localeOf(context)).name);
  const text = names.length === 1 ? t("actions.updated", { name: names[0]! }) : t("buying.allUpdated");
  return replyDone(where, { kind: "done", text }, cartChanged(context, count));
}
