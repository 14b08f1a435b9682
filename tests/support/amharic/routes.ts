import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";
import { root } from "../../../scripts/steps/root.ts";

export const routes: readonly string[] = [
  ...readFileSync(join(root, "app/routes.ts"), "utf8").matchAll(/(?:index\(|route\("([^"]+)", )"routes\/[^"]+"/g),
].map(([, path]) => path ?? "");

export const wordless: Record<string, string> = {
  "sign-out": "only leads on",
  healthz: "for a monitor",
  "robots.txt": "rules for robots",
  "sitemap.xml": "addresses for robots",
  "sitemaps/:shard": "addresses for robots",
  "llms.txt": "for assistants, in English with the names of both languages",
  ".well-known/security.txt": "fields of RFC 9116",
  "desk/reviews/pictures/:hash": "a picture",
  "desk/custom-orders/pictures/:hash": "a picture",
  "hooks/:provider": "called by payment providers",
  "reports/csp": "called by browsers",
  "reports/vitals": "called by browsers",
  "product/default/:nameSlug/look": "counts a look, without an answer that is shown",
  "catalogue/:collection": "rows of the data, with the names of both languages",
  "desk/vendors/:vendorId/import/:run": "a file; its words are feed-faults",
  "desk/vendors/books": "a file; its headings are read by the walk of the desk",
  "desk/payments/files": "a file; tests/data/payments/month-files.workerd.test.ts reads its headings",
  "desk/readers/newsletter": "a file; its headings are read by the walk of the desk",
  "media/v/:file": "a picture",
  "media/tile/:file": "a drawing",
  "shop/sidebar/:listing/count": "the words of the filters' button, which lists show too",
  "refused-write": "an inner address; its sentences are met where writes are refused",
  ...Object.fromEntries(
    "catalogue login-tokens content content-pictures pictures staff upkeep"
      .split(" ")
      .map((name) => [`operator/${name}`, "called by the shop's operators, in English"]),
  ),
  ...Object.fromEntries(
    exemptRoutes
      .filter(({ proof }) => proof === "key")
      .map(({ path }) => [path.slice(1), "called by vendors' systems, in English"]),
  ),
};

const patterns = routes
  .filter((path) => path !== "*")
  .map((path) => ({
    path,
    params: path.split(":").length - 1,
    pattern: new RegExp(`^/${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}/?$`),
  }))
  .sort((one, other) => one.params - other.params);

export function routeOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? "*";
}
