import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { firstPart, type Routes, routesUnder, withAnsweredForms } from "../route-handlers.ts";

type RouteModule = NonNullable<Routes[string]>["module"];

/** As `routeHandlers` for `npm run dev`: routes with the same first part are imported together on demand. */
export function routeHandlersOnDemand(build: ServerBuild, mode: string): RequestHandler {
  const byFirst = new Map<string, Promise<RequestHandler>>();
  const handlerOf = async (first: string) =>
    createRequestHandler({ ...build, routes: await imported(routesUnder(first, build)) }, mode);
  return async (request, context) => {
    const first = asInRoutes(firstPart(request));
    const handler = byFirst.get(first) ?? handlerOf(first);
    byFirst.set(first, handler);
    // A failed import is tried again after the next edit.
    handler.catch(() => byFirst.delete(first));
    return (await handler)(request, context);
  };
}

/** The router ignores case, decodes escapes and takes ".data" for a request of data; "_root" is home's. */
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
  return withAnsweredForms(Object.fromEntries(await Promise.all(entries)));
}
