import { redirect } from "react-router";
import { z } from "zod";
import { type AlertRequest, removeAlertOfTarget, saveAlert } from "../../data/messages/alerts.server.ts";
import { findOnSale } from "../../data/products/products.server.ts";
import { findVendorNames } from "../../data/vendors/vendors.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { displayName } from "../../domain/display-name.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { unitsLeft } from "../../domain/products/stock.ts";
import { productFields } from "../../http/forms/line-fields.server.ts";
import { newLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type ActionTools, callOutbox, readForm, targets } from "../../request/action-context.server.ts";
import { takeTry } from "../../request/count-try.server.ts";
import { readReader } from "../../shared/forms/reader.server.ts";

export const loader = () => redirect("/account/alerts", 303);

const intent = z.enum(["add", "remove"]).default("add");
const { product: id } = productFields.shape;

export const action = targets({
  products: alertAction({
    schema: productFields.extend({
      kind: z.enum(["stock", "price"]),
      variant: id.optional(),
      intent,
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
  }),
  vendors: alertAction({
    schema: z.object({ vendor: id, intent }),
    targetOf: ({ vendor: targetId }) => ({ kind: "follow" as const, targetId }),
    ended: "buying.followEnded",
    find: async ({ db, t, refuse, locale, typedValues }, { vendor: vendorId }) => {
      const vendor = await findVendorNames(db, vendorId);
      if (!vendor) throw refuse({ fields: { vendor: t("buying.vendorUnknown") }, values: typedValues() });
      return { price: null, done: t("buying.followKept", { name: displayName(vendor, locale).name }) };
    },
  }),
});

interface AlertForm<Asked> {
  schema: z.ZodType<Asked>;
  targetOf: (asked: Asked) => Pick<AlertRequest, "kind" | "targetId" | "variantId">;
  ended: TextKey;
  /** Throws the refusal of a target that is gone. */
  find: (tools: ActionTools, asked: Asked) => Promise<{ price: number | null; done: string }>;
}

/** Makes or ends an alert for the signed-in account or the typed contact. */
function alertAction<Asked extends { intent: "add" | "remove" }>(form: AlertForm<Asked>) {
  return async (tools: ActionTools): Promise<Response> => {
    const { db, now, t, reply, refuse, locale } = tools;
    const asked = readForm(tools, form.schema);
    const target = form.targetOf(asked);
    const reader = readReader(tools);
    const account = typeof reader === "object" && "account" in reader ? reader.account : null;
    if (asked.intent === "remove") {
      if (account !== null) await removeAlertOfTarget(db, account, target);
      return reply(t(form.ended));
    }
    const { price, done } = await form.find(tools, asked);
    const values = tools.typedValues();
    if (typeof reader === "string") return refuse({ fields: { contact: reader }, values });
    await takeTry(tools, "alerts", "contact" in reader ? reader : {});
    if (!(await saveAlert(db, { ...target, reader, locale, price, secret: newLinkSecret(), now }))) {
      return refuse({ values, form: t("buying.alertsFull") });
    }
    callOutbox(tools);
    const link = account !== null && { link: { href: "/account/alerts", text: t("buying.alertsLink") } };
    return reply({ text: done, ...link });
  };
}
