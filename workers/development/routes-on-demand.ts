import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { firstPart, routesUnder } from "../route-handlers.ts";

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];

/**
 * As `routeHandlers`, of the build that `npm run dev` makes (development.plugin.ts): each route's module is a function that
 * imports it. The routes with the same first part are imported together, when one of them is asked for.
 */
export function routeHandlersOnDemand(build: ServerBuild, mode: string): RequestHandler {
  const byFirst = new Map<string, Promise<RequestHandler>>();
  const handlerOf = async (first: string) =>
    createRequestHandler({ ...build, routes: await imported(routesUnder(first, build)) }, mode);
  return async (request, context) => {
    const first = asInRoutes(firstPart(request));
    const handler = byFirst.get(first) ?? handlerOf(first);
    byFirst.set(first, handler);
    // What could not be imported is tried again: somebody is mending it.
    handler.catch(() => byFirst.delete(first));
    return (await handler)(request, context);
  };
}

/** The router reads any letter case and escapes, and ".data" behind a page's address as a wish for its data; "_root" is home's. */
function asInRoutes(first: string): string {
  return decodeURIComponent(first)
    .toLowerCase()
    .replace(/(?:^_root)?\.data$/, "");
}

async function imported(routes: Routes): Promise<Routes> {
  const entries = Object.entries(routes).map(async ([id, route]) => {
    const importModule = route!.module as unknown as () => Promise<RouteModule>;
    return [id, { ...route!, module: await importModule() }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
