import { redirect } from "react-router";
import { z } from "zod";
import { parseFields } from "../../http/fields.server.ts";
import { replyDone, replyProblem } from "../../http/reply.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { actionContext } from "../../middleware/action-context.server.ts";
import { cookieScheme, localeCookie } from "../../middleware/locale.server.ts";
import { currencyCookie } from "../../middleware/viewer.server.ts";
import type { Route } from "./+types/preferences";

const schema = z.object({ locale: z.enum(["en", "am"]).optional(), currency: z.enum(["ETB", "USD"]).optional() });

/** Nothing to see: the switches are on every page. */
export const loader = () => redirect("/", 303);

/** Language and currency of the display (specification 3.5), remembered in cookies. */
export async function action(args: Route.ActionArgs) {
  const { submission, t, where } = actionContext(args);
  const parsed = parseFields(submission, schema);
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: {}, form: t("actions.preferenceUnknown") });
  const { locale, currency } = parsed.value;
  const cookies = args.context.get(cookiesContext);
  if (locale) cookies.push(await localeCookie.serialize(locale, cookieScheme(args.context)));
  if (currency) cookies.push(await currencyCookie.serialize(currency, cookieScheme(args.context)));
  return replyDone(where, null);
}
