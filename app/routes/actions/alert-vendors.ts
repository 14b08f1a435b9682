import { redirect } from "react-router";
import { z } from "zod";
import { endAlert } from "../../data/messages/alerts.server.ts";
import { findVendorNames } from "../../data/vendors/vendors.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { confirmed, readForm } from "../../request/action-context.server.ts";
import { refusedSentence } from "../../shared/forms/only-one.ts";
import { keepAlert, readerOf } from "./ask-alert.server.ts";

export const loader = () => redirect("/account/alerts", 303);

const schema = z.object({
  vendor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
  intent: z.enum(["add", "remove"]).default("add"),
});

export const action = confirmed(async (tools) => {
  const { db, submission, t, reply, refuse, locale } = tools;
  const { vendor: targetId, intent } = readForm(tools, schema);
  const reader = readerOf(tools);
  if (intent === "remove") {
    if (reader && "account" in reader) await endAlert(db, reader.account, { kind: "follow", targetId });
    return reply(t("buying.followEnded"));
  }
  const values = {
    vendor: String(targetId),
    ...(submission.fields.has("contact") && { contact: submission.fields.get("contact")! }),
  };
  const vendor = await findVendorNames(db, targetId);
  if (!vendor) return refuse({ fields: { vendor: t("buying.vendorUnknown") }, values });
  if (!reader) {
    const wrong = refusedSentence(values.contact ?? "", "accountActions.contactInvalid", t);
    return refuse({ fields: { contact: wrong }, values });
  }
  const done = t("buying.followKept", { name: displayName(vendor, locale).name });
  return keepAlert(tools, { kind: "follow", targetId, reader, locale, price: null }, values, done);
});
