import type { RouterContextProvider } from "react-router";
import { isAway } from "../data/deadline.server.ts";
import { replyUnavailable } from "../http/forms/reply.server.ts";
import { logEvent } from "../http/log.server.ts";
import { requestIdContext } from "../http/request-context.server.ts";
import { actionContext, type ActionTools } from "./action-context.server.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A form target whose write may stay unconfirmed: then it answers 503 with what was sent, never that it is done. */
export function confirmed<Args extends ActionArgs>(
  write: (tools: ActionTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    const tools = actionContext(args);
    try {
      return await write(tools, args);
    } catch (error) {
      if (!isAway(error)) throw error;
      logEvent("write", error, args.context.get(requestIdContext));
      return replyUnavailable(tools.where, tools.t("errors.notConfirmedText"));
    }
  };
}
