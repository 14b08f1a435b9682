import type { RouterContextProvider } from "react-router";
import { personal } from "../http/head/private-page.ts";
import { sessionContext } from "./session.server.ts";

/**
 * Headers for a loader whose page prints lists of who is signed in: no cache keeps it, nor the browser's "back" after
 * signing out (security-and-faults.md 5). Nothing for guests, whose pages stay as quick to come back to as they were.
 */
export function ownPage(context: Readonly<RouterContextProvider>): { headers?: Record<string, string> } {
  return context.get(sessionContext).account ? { headers: personal() } : {};
}

/** The `headers` of such a route: what its loader said, else as the root's (docs/decisions/0004). */
export function ownPageHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Record<string, string> {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? "private, no-cache" };
}
