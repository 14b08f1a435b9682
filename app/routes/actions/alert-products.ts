import { redirect } from "react-router";
import { z } from "zod";
import { findOnSale } from "../../data/products/products.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { unitsLeft } from "../../domain/products/stock.ts";
import { productFields } from "../../http/forms/line-fields.server.ts";
import { alertAction } from "./ask-alert.server.ts";

export const loader = () => redirect("/account/alerts", 303);

/** 'stock' only while nothing is left. */
export const action = alertAction({
  schema: productFields.extend({
    kind: z.enum(["stock", "price"]),
    variant: productFields.shape.product.optional(),
    intent: z.enum(["add", "remove"]).default("add"),
  }),
  targetOf: ({ kind, product: targetId, variant: variantId }) => ({ kind, targetId, variantId }),
  ended: "buying.alertRemoved",
  find: async ({ db, now, t, refuse, locale, typedValues }, { kind, product: productId, variant: variantId }) => {
    const chosen = await findOnSale(db, { productId, variantId: variantId ?? 0 });
    if (!chosen || (variantId !== undefined && !chosen.variant)) {
      throw refuse({ fields: { product: t("actions.productGone") }, values: typedValues() });
    }
    const { product, variant } = chosen;
    if (kind === "stock" && unitsLeft(product, variant) > 0) {
      throw refuse({ values: typedValues(), form: t("buying.alertInStock") });
    }
    const name = chosenText(chosenNames(chosen), locale);
    return kind === "stock"
      ? { price: null, done: t("buying.alertStockKept", { name }) }
      : { price: chargedPrice(product, variant, now), done: t("buying.alertPriceKept", { name }) };
  },
});
