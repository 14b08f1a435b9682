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
  const read = async () => (typeof work === "function" ? work() : work);
  return read().catch(
    whenUnavailable("read", () => {
      throw data({ title: context.get(translator)("errors.unavailableTitle") }, { status: 503 });
    }),
  );
}

/** For `catch`: the other answer if the platform does not answer, with a line in the log; any other fault is thrown. */
export function whenUnavailable<Other>(event: string, other: () => Other): (error: unknown) => Other {
  return (error) => {
    if (!isAway(error)) throw error;
    logEvent(event, error);
    return other();
  };
}
