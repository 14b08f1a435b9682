import type { RouterContextProvider } from "react-router";
import { compareCookie } from "../../http/cookies/compare-cookie.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { translator } from "../../middleware/locale.server.ts";

/** After a write to the list: the header's cookie, and number and spoken name for callers that stay on their page. */
export function compareChanged(context: Readonly<RouterContextProvider>, ids: number[]) {
  context.get(cookiesContext).push(compareCookie(ids, context.get(bindings).publicOrigin));
  const t = context.get(translator);
  const count = ids.length;
  return {
    compareCount: count,
    compareLabel: count > 0 ? t("header.compareLabel", { count }) : t("header.compare"),
  };
}
