import type { LineKey } from "../../domain/products/product.ts";
import { compareCookie } from "../../http/cookies/list-cookies.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

export function compareChanged({ context, publicOrigin, t }: ActionTools, lines: LineKey[]) {
  context.get(cookiesContext).push(compareCookie(lines, publicOrigin));
  const count = lines.length;
  return {
    compareCount: count,
    compareLabel: count > 0 ? t("header.compareLabel", { count }) : t("header.compare"),
  };
}
