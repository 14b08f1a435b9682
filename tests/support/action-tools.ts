import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { cookiesContext, submissionContext } from "../../app/http/request-context.server.ts";
import { actionContext } from "../../app/request/action-context.server.ts";
import { bindings, readBindings, type Bindings } from "../../app/request/bindings.server.ts";
import { translator } from "../../app/request/locale.server.ts";
import { sessionContext, type Session } from "../../app/request/session.server.ts";
import { englishContext } from "./locale-context.ts";

export interface Visit {
  session?: string;
  account?: number;
  accept?: string;
  fields?: [string, string][];
  platform?: Partial<Bindings>;
}

const speakEnglish = await englishContext();

/** The tools of an action; texts are their keys, and no message leaves. */
export function actionTools(now: number, visit: Visit = {}) {
  const { session = "buyer", account, accept = "application/json", fields = [], platform } = visit;
  const request = new Request("http://localhost:8787/", { method: "POST", headers: { Accept: accept } });
  const context = new RouterContextProvider();
  speakEnglish(context);
  const outbox = { send: async () => {} } as unknown as Bindings["outbox"];
  context.set(bindings, {
    ...readBindings(env as never, () => {}, request),
    ...{ outbox, clock: () => now, ...platform },
  });
  const [owner, signedIn] = account
    ? [`account:${account}`, { id: account, name: "Hana" }]
    : [`session:${session}`, null];
  context.set(sessionContext, { owner, idHash: session, account: signedIn } as Session);
  context.set(cookiesContext, []);
  context.set(submissionContext, { fields: new Map(fields), repeated: new Set<string>() });
  context.set(translator, (key) => key);
  return { ...actionContext({ request, context }), badge: () => context.get(cookiesContext).join() };
}
