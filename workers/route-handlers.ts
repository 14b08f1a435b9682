import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

/** By first part of the address, because the router tries its routes one after the other. */
export function routeHandlers(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode);
  const byFirst = new Map<string, RequestHandler>();
  for (const first of firstParts(build))
    byFirst.set(first, createRequestHandler({ ...build, routes: routesUnder(first, build) }, mode));
  return (request, context) => (byFirst.get(firstPart(request)) ?? all)(request, context);
}

export function firstPart({ url }: Request): string {
  return new URL(url).pathname.split("/", 2)[1]!;
}

function firstOf({ path = "", index }: ServerBuild["routes"][string] & object): string | null {
  if (index) return "";
  const first = path.split("/", 1)[0]!;
  return /^[:*]|\?$/.test(first) || first === "" ? null : first;
}

function firstParts({ routes }: ServerBuild): Set<string> {
  const firsts = Object.values(routes).map((route) => route && firstOf(route));
  return new Set(firsts.filter((first) => first !== null && first !== undefined));
}

export function routesUnder(first: string, { routes }: ServerBuild): ServerBuild["routes"] {
  const isMeant = (route: ServerBuild["routes"][string]) => {
    const own = route && firstOf(route);
    return own === first || own === null;
  };
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => isMeant(route)));
}
