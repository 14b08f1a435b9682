import {
  type ActionFunction,
  createRequestHandler,
  type MiddlewareFunction,
  type RequestHandler,
  type ServerBuild,
} from "react-router";

export type Routes = ServerBuild["routes"];

/** By first part of the address, because the router tries its routes one after the other. */
export function routeHandlers(built: ServerBuild, mode: string): RequestHandler {
  const build = { ...built, routes: withAnsweredForms(built.routes) };
  const all = createRequestHandler(build, mode);
  const byFirst = new Map<string, RequestHandler>();
  for (const first of firstParts(build))
    byFirst.set(first, createRequestHandler({ ...build, routes: routesUnder(first, build) }, mode));
  return (request, context) => (byFirst.get(firstPart(request)) ?? all)(request, context);
}

/** A form gets its action's answer as it is, where the router would print the page around it (specification 7.1). */
export function withAnsweredForms(routes: Routes): Routes {
  const entries = Object.entries(routes).map(([id, route]) => {
    const { action, default: page, middleware = [] } = route!.module;
    if (!action || !page) return [id, route] as const;
    return [id, { ...route!, module: { ...route!.module, middleware: [...middleware, answering(action)] } }] as const;
  });
  return Object.fromEntries(entries);
}

const answering =
  (action: ActionFunction): MiddlewareFunction<Response> =>
  async (args, next) => {
    const { method, url } = args.request;
    const isForm = method === "POST" && !new URL(url).pathname.endsWith(".data");
    const answer: unknown = isForm ? await action(args) : null;
    return answer instanceof Response ? answer : next();
  };

export function firstPart({ url }: Request): string {
  return new URL(url).pathname.split("/", 2)[1]!;
}

function firstOf({ path = "", index }: Routes[string] & object): string | null {
  if (index) return "";
  const first = path.split("/", 1)[0]!;
  return /^[:*]|\?$/.test(first) || first === "" ? null : first;
}

function firstParts({ routes }: ServerBuild): Set<string> {
  const firsts = Object.values(routes).map((route) => route && firstOf(route));
  return new Set(firsts.filter((first) => first !== null && first !== undefined));
}

export function routesUnder(first: string, { routes }: ServerBuild): Routes {
  const isMeant = (route: Routes[string]) => {
    const own = route && firstOf(route);
    return own === first || own === null;
  };
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => isMeant(route)));
}
