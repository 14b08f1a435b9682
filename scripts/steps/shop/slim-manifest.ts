import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  routes: Record<string, Record<string, unknown>>;
}

/**
 * What no page that wakes leads or submits to by the router: the desk, links of sellers, words of the search, operators, other
 * machines, reports, lists for programs.
 */
const NOT_FOR_BROWSERS =
  /^routes\/(desk\/|(parcel|question)-link$|search-suggestions$|actions\/product-look$|operator\/|portal\/|hooks\/|machines\/|reports-(csp|vitals)$|catalogue-collection$|blog-feed$)/;

/**
 * The router's table of routes travels to every page that wakes. What no page can use is taken out of it: routes for
 * others, what says only "no", what a page to come would fetch ahead, because every link here is a document, and the
 * stylesheet, which is printed beside React (http/pages/styles.server).
 * `clientFolder`: the built files of the browser.
 */
export function slimManifest(clientFolder: string): void {
  const assets = join(clientFolder, "assets");
  for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(assets, name);
    const [, head, json] = /^(window\.__reactRouterManifest=)(\{.*\});$/s.exec(readFileSync(file, "utf8"))!;
    writeFileSync(file, `${head}${JSON.stringify(slim(JSON.parse(json!) as Manifest))};`);
  }
}

function slim({ routes, ...rest }: Manifest): Manifest {
  const kept = Object.entries(routes).filter(([id]) => !NOT_FOR_BROWSERS.test(id));
  return { ...rest, routes: Object.fromEntries(kept.map(([id, route]) => [id, used(route)])) };
}

function used(route: Record<string, unknown>): Record<string, unknown> {
  const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  const isUsed = ([name, value]: [string, unknown]) => name !== "imports" && name !== "css" && !isNothing(value);
  return Object.fromEntries(Object.entries(route).filter(isUsed));
}
