import { redirect } from "react-router";
import { z } from "zod";
import { endAlert } from "../../data/messages/alerts.server.ts";
import { findOption } from "../../data/products/option-stock.server.ts";
import { findWishable } from "../../data/wishlists/wishlists.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { unitsLeft } from "../../domain/products/stock.ts";
import { productFields } from "../../http/forms/line-fields.server.ts";
import { confirmed, readForm } from "../../request/action-context.server.ts";
import { refusedSentence } from "../../shared/forms/only-one.ts";
import { keepAlert, readerOf } from "./ask-alert.server.ts";

export const loader = () => redirect("/account/alerts", 303);

const schema = productFields.extend({
  kind: z.enum(["stock", "price"]),
  variant: productFields.shape.product.optional(),
  intent: z.enum(["add", "remove"]).default("add"),
});

export const action = confirmed(async (tools) => {
  const { db, submission, now, t, reply, refuse, locale } = tools;
  const { product: productId, variant: variantId, kind, intent } = readForm(tools, schema);
  const reader = readerOf(tools);
  if (intent === "remove") {
    if (reader && "account" in reader) await endAlert(db, reader.account, { kind, targetId: productId, variantId });
    return reply(t("buying.alertRemoved"));
  }
  const values = {
    product: String(productId),
    kind,
    ...(variantId !== undefined && { variant: String(variantId) }),
    ...(submission.fields.has("contact") && { contact: submission.fields.get("contact")! }),
  };
  const product = await findWishable(db, productId);
  if (!product) return refuse({ fields: { product: t("actions.productGone") }, values });
  if (!reader) {
    const contact = refusedSentence(values.contact ?? "", "accountActions.contactInvalid", t);
    return refuse({ fields: { contact }, values });
  }
  const option = variantId === undefined ? null : await findOption(db, productId, variantId);
  if (variantId !== undefined && !option) return refuse({ fields: { product: t("actions.productGone") }, values });
  if (kind === "stock" && unitsLeft(product, option) > 0) return refuse({ values, form: t("buying.alertInStock") });
  const price = kind === "price" ? chargedPrice(product, option, now) : null;
  const name = chosenText(chosenNames({ product, variant: option }), locale);
  const done = t(kind === "stock" ? "buying.alertStockKept" : "buying.alertPriceKept", { name });
  const ask = { kind, targetId: productId, variantId, reader, locale, price };
  return keepAlert(tools, ask, values, done);
});
