import { redirect } from "react-router";
import { z } from "zod";
import { findSellingCity } from "../../data/home/near-you.server.ts";
import { deliveryCity } from "../../domain/delivery/delivery-city.ts";
import { withoutLanguage } from "../../domain/pages/language-address.ts";
import { preferenceCookie } from "../../http/cookies/preference-cookies.server.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { liteCookie } from "../../http/pages/lite-page.server.ts";
import { replySwitched, returnPath } from "../../http/forms/reply.server.ts";
import { cookiesContext, type Submission } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import type { Route } from "./+types/preferences";
import { locales } from "../../domain/languages.ts";

const schema = z.object({
  locale: z.enum(locales).optional(),
  currency: z.enum(["ETB", "USD"]).optional(),
  city: z.string().min(1).optional(),
  lite: z.enum(["1", "0"]).optional(),
});

export const loader = () => redirect("/", 303);

/**
 * Language and currency (specification 3.5), the delivery city (settled.md 26), lite or full pages, in cookies. With
 * `?returnTo=` the form also carries the fields of that page's main form, which are printed there again.
 */
export const action = confirmed(
  async ({ db, submission, t, reply, refuse, where }, { request, context }: Route.ActionArgs) => {
    const page = new URL(request.url).searchParams.get("returnTo");
    const parsed = parseFields(page === null ? submission : ofSwitch(submission), schema);
    const asked = parsed.ok ? parsed.value : {};
    const city = asked.city === undefined ? null : await findSellingCity(db, deliveryCity(asked.city));
    if (asked.city !== undefined && city === null) return refuse({ fields: { city: t("actions.cityUnknown") } });
    if (!parsed.ok) return refuse({ form: t("actions.preferenceUnknown") });
    const cookies: string[] = [];
    const { publicOrigin } = where;
    if (asked.locale) cookies.push(preferenceCookie("lng", asked.locale, publicOrigin));
    if (asked.currency) cookies.push(preferenceCookie("currency", asked.currency, publicOrigin));
    if (city !== null) cookies.push(preferenceCookie("city", city, publicOrigin));
    if (asked.lite) cookies.push(liteCookie(asked.lite, publicOrigin));
    context.get(cookiesContext).push(...cookies);
    const back = page === null ? returnPath(where) : safePath(page, publicOrigin);
    // An address that names a language would undo the choice.
    const to = asked.locale ? withoutLanguage(back) : back;
    return page === null ? reply(null, {}, to) : replySwitched({ ...where, to }, cookies);
  },
);

/** The switch's own fields, without those of the page's form. */
function ofSwitch({ fields, repeated }: Submission): Submission {
  const names = ["locale", "currency", "lite"];
  return {
    fields: new Map([...fields].filter(([name]) => names.includes(name))),
    repeated: new Set(names.filter((name) => repeated.has(name))),
  };
}
