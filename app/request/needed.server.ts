import { data, type RouterContextProvider } from "react-router";
import { isAway } from "../data/deadline.server.ts";
import { logEvent } from "../http/log.server.ts";
import { translator } from "./locale.server.ts";

/**
 * 503 if the database does not answer. Pass work that needs the session's owner as a function, because reading the
 * owner may fail too.
 */
export async function needed<T>(
  context: Readonly<RouterContextProvider>,
  work: Promise<T> | (() => Promise<T>),
): Promise<T> {
  try {
    return await (typeof work === "function" ? work() : work);
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("read", error);
    throw data({ title: context.get(translator)("errors.unavailableTitle") }, { status: 503 });
  }
}
