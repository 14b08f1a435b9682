import { redirect } from "react-router";
import { z } from "zod";
import { findOption } from "../../data/products/option-stock.server.ts";
import { findWishable } from "../../data/wishlists/wishlists.server.ts";
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
    const product = await findWishable(db, productId);
    const option = variantId === undefined || !product ? null : await findOption(db, productId, variantId);
    if (!product || (variantId !== undefined && !option)) {
      throw refuse({ fields: { product: t("actions.productGone") }, values: typedValues() });
    }
    if (kind === "stock" && unitsLeft(product, option) > 0) {
      throw refuse({ values: typedValues(), form: t("buying.alertInStock") });
    }
    const name = chosenText(chosenNames({ product, variant: option }), locale);
    return kind === "stock"
      ? { price: null, done: t("buying.alertStockKept", { name }) }
      : { price: chargedPrice(product, option, now), done: t("buying.alertPriceKept", { name }) };
  },
});
