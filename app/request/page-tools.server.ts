import { data, type RouterContextProvider } from "react-router";
import type { TextKey } from "../i18n/translate.ts";
import { bindings } from "./bindings.server.ts";
import { translator } from "./locale.server.ts";
import { needed } from "./needed.server.ts";
import { pageTitle } from "./page-title.server.ts";
import { sessionContext } from "./session.server.ts";
import { viewerContext } from "./viewer.server.ts";

export type RequestContext = Readonly<RouterContextProvider>;

export interface PageArgs {
  context: RequestContext;
  url: URL;
}

/** For loaders, as `actionContext` is for actions. `notFound` is to be thrown. */
export function pageTools(context: RequestContext) {
  const viewer = context.get(viewerContext);
  const t = context.get(translator);
  return {
    ...context.get(bindings),
    ...{ t, viewer, locale: viewer.locale, now: viewer.now, session: context.get(sessionContext) },
    needed: <T>(work: Promise<T> | (() => Promise<T>)) => needed(context, work),
    title: (key: TextKey, values?: Record<string, string | number>) => pageTitle(context, key, values),
    notFound: () => data({ title: t("errors.notFoundTitle") }, { status: 404 }),
  };
}
