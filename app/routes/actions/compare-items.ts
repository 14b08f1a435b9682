import { redirect } from "react-router";
import { addCompared } from "../../data/products/compare.server.ts";
import { comparePath } from "../../domain/products/compare-list.ts";
import { displayName } from "../../domain/display-name.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { productFields } from "../../http/forms/product-fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { compareChanged } from "./compare-changed.server.ts";
import { fieldProblem } from "../../shared/cart/cart-answers.server.ts";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect(comparePath, 303);

/** Add to compare, for guests and shoppers (specification 6, 7.2). */
export const action = confirmed(async (tools) => {
  const { db, session, submission, now, t, where, locale } = tools;
  const parsed = parseFields(submission, productFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const { outcome, names, ids } = await addCompared(db, { ...session, now }, parsed.value.product);
  const values = { product: String(parsed.value.product) };
  const changed = compareChanged(tools, ids);
  if (outcome === "full") return replyProblem(where, { fields: {}, values, form: t("actions.compareFull") });
  if (names === null) return replyProblem(where, fieldProblem(["product"], values, t));
  const text = t("actions.compareAdded", { name: displayName(names, locale).name });
  const link = { href: comparePath, text: t("actions.viewCompare") };
  return replyDone(where, { kind: "done", text, link }, changed);
});
