import { compareCookie } from "../../http/cookies/compare-cookie.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

export function compareChanged({ context, publicOrigin, t }: ActionTools, ids: number[]) {
  context.get(cookiesContext).push(compareCookie(ids, publicOrigin));
  const count = ids.length;
  return {
    compareCount: count,
    compareLabel: count > 0 ? t("header.compareLabel", { count }) : t("header.compare"),
  };
}
