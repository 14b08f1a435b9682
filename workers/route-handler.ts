import {
  type ActionFunction,
  createRequestHandler,
  type MiddlewareFunction,
  type RequestHandler,
  type ServerBuild,
} from "react-router";

type Routes = ServerBuild["routes"];

export function routeHandler(built: ServerBuild, mode: string): RequestHandler {
  return createRequestHandler({ ...built, routes: withAnsweredForms(built.routes) }, mode);
}

/** A form gets its action's answer as it is, where the router would print the page around it (specification 7.1). */
function withAnsweredForms(routes: Routes): Routes {
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
