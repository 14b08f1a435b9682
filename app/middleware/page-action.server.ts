import type { MiddlewareFunction, RouterContextProvider } from "react-router";

interface TargetArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
}

/**
 * Sends an action's answer as it is, where the router would print the page around it (specification 7.1). Belongs in
 * the route's `middleware`.
 */
export function answering<Args>(action: (args: Args) => Promise<Response>): MiddlewareFunction<Response> {
  return async (args: TargetArgs, next) => {
    const { request } = args;
    const isForm = request.method === "POST" && !new URL(request.url).pathname.endsWith(".data");
    return isForm ? action(args as Args) : next();
  };
}
