import type { z } from "zod";
import { type AlertRequest, endAlert, saveAlert } from "../../data/messages/alerts.server.ts";
import { newLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type ActionTools, callOutbox, confirmed, readForm } from "../../request/action-context.server.ts";
import { takeTry } from "../../request/count-try.server.ts";
import { readReader } from "../../shared/forms/reader.server.ts";

interface AlertForm<Asked> {
  schema: z.ZodType<Asked>;
  targetOf: (asked: Asked) => Pick<AlertRequest, "kind" | "targetId" | "variantId">;
  ended: TextKey;
  /** Throws the refusal of a target that is gone. */
  find: (tools: ActionTools, asked: Asked) => Promise<{ price: number | null; done: string }>;
}

/** Makes or ends an alert for the signed-in account or the typed contact. */
export function alertAction<Asked extends { intent: "add" | "remove" }>(form: AlertForm<Asked>) {
  return confirmed(async (tools) => {
    const { db, now, t, reply, refuse, locale } = tools;
    const asked = readForm(tools, form.schema);
    const target = form.targetOf(asked);
    const reader = readReader(tools);
    const account = typeof reader === "object" && "account" in reader ? reader.account : null;
    if (asked.intent === "remove") {
      if (account !== null) await endAlert(db, account, target);
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
  });
}
