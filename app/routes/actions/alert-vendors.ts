import { redirect } from "react-router";
import { z } from "zod";
import { findVendorNames } from "../../data/vendors/vendors.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { productFields } from "../../http/forms/line-fields.server.ts";
import { alertAction } from "./ask-alert.server.ts";

export const loader = () => redirect("/account/alerts", 303);

export const action = alertAction({
  schema: z.object({ vendor: productFields.shape.product, intent: z.enum(["add", "remove"]).default("add") }),
  targetOf: ({ vendor: targetId }) => ({ kind: "follow" as const, targetId }),
  ended: "buying.followEnded",
  find: async ({ db, t, refuse, locale, typedValues }, { vendor: vendorId }) => {
    const vendor = await findVendorNames(db, vendorId);
    if (!vendor) throw refuse({ fields: { vendor: t("buying.vendorUnknown") }, values: typedValues() });
    return { price: null, done: t("buying.followKept", { name: displayName(vendor, locale).name }) };
  },
});
