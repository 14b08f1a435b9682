import type { MiddlewareFunction, RouterContextProvider } from "react-router";

interface TargetArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
}

/**
 * For pages that are form targets too: the answer of their action goes out as it is, as JSON for callers that ask for it. The
 * router alone would print the page around it (specification 7.1). Belongs into the route's `middleware`, beside `action`.
 */
export function answering<Args>(action: (args: Args) => Promise<Response>): MiddlewareFunction<Response> {
  return async (args: TargetArgs, next) => {
    const { request } = args;
    const isForm = request.method === "POST" && !new URL(request.url).pathname.endsWith(".data");
    return isForm ? action(args as Args) : next();
  };
}
