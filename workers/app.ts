import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { checkPayments } from "./check-payments.ts";
import { receiveViews } from "./count-views.ts";
import { respond } from "./respond.ts";
import { routeHandlers } from "./route-handlers.ts";
import { sendDue } from "./send-outbox.ts";
import { keepUp } from "./upkeep.ts";

/** The stylesheet is printed beside React (http/pages/styles.server): the router knows of none, nor does the browser's manifest. */
function withoutStylesheet({ assets, ...rest }: typeof build): ServerBuild {
  const root = { ...assets.routes.root!, css: [] };
  return { ...rest, assets: { ...assets, routes: { ...assets.routes, root } } };
}

const handle = routeHandlers(import.meta.env.DEV ? build : withoutStylesheet(build), import.meta.env.MODE);

export default {
  fetch: (request, env, ctx) => respond(request, env, ctx, handle),
  queue: (batch, env) =>
    batch.queue === "gulit-outbox" ? sendDue(env, Date.now()) : receiveViews(batch, env.DB, Date.now()),
  scheduled: ({ scheduledTime }, env, ctx) => {
    // By the real time: a cron that comes late would take messages and payment pages for too short.
    ctx.waitUntil(sendDue(env, Date.now()));
    ctx.waitUntil(checkPayments(env, Date.now()));
    return keepUp(env.DB, scheduledTime);
  },
} satisfies ExportedHandler<Env>;
