import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  routes: Record<string, Record<string, unknown>>;
}

/** Routes that no browser navigates to in place. */
const NOT_FOR_BROWSERS =
  /^routes\/(desk\/|(parcel|question)-link$|search-suggestions$|actions\/product-look$|operator\/|portal\/|hooks\/|machines\/|reports-(csp|vitals)$|catalogue-collection$|blog-feed$)/;

/**
 * Shrinks the route manifest of hydrated pages: without those routes, empty fields, modules to preload (links load
 * documents) and stylesheets, which the server prints (http/pages/styles.server).
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
