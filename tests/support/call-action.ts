import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { cookiesContext, submissionContext } from "../../app/http/request-context.server.ts";
import { bindings, readBindings, type Bindings } from "../../app/request/bindings.server.ts";
import { localeMiddleware } from "../../app/middleware/locale.server.ts";
import { i18nextMiddleware } from "../../app/request/locale.server.ts";
import { openSession, sessionContext } from "../../app/request/session.server.ts";

type Action = (args: { request: Request; context: Readonly<RouterContextProvider> }) => Promise<Response>;

const QUIET = { send: async () => {} } as unknown as Bindings["outbox"];

export async function callAction(
  action: Action,
  path: string,
  fields: [string, string][],
  now = Date.now(),
  cookie = "",
) {
  const headers = { Accept: "application/json", Cookie: cookie };
  const request = new Request(`http://localhost:8787${path}`, { method: "POST", headers });
  const context = new RouterContextProvider();
  const platform = readBindings(env as never, () => {}, request);
  context.set(bindings, { ...platform, outbox: QUIET, clock: () => now });
  context.set(sessionContext, await openSession(request, platform));
  context.set(cookiesContext, []);
  const repeated = fields.filter(([name], at) => fields.findIndex(([other]) => other === name) < at);
  context.set(submissionContext, { fields: new Map(fields), repeated: new Set(repeated.map(([name]) => name)) });
  const args = { request, context, params: {} } as never;
  const run = () => action({ request, context });
  return (await i18nextMiddleware(args, async () => (await localeMiddleware(args, run)) as Response)) as Response;
}
