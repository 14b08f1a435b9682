import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { logAs } from "../app/http/log.server.ts";
import { boundedEnv, type OutboxCall } from "../app/request/bindings.server.ts";
import { backUp } from "./back-up.ts";
import { recordPulse, receiveCalls } from "./record-pulse.ts";
import { checkPayments } from "./check-payments.ts";
import { receiveViews } from "./count-views.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { respond } from "./respond.ts";
import { routeHandler } from "./route-handler.ts";
import { sendAlarms } from "./send-alarms.ts";
import { sendDue } from "./send-outbox.ts";
import { runUpkeep } from "./upkeep.ts";

/**
 * The stylesheet is printed outside of React (http/pages/styles.server), so neither the router nor the browser's
 * manifest lists it.
 */
function withoutStylesheet({ assets, ...rest }: typeof build): ServerBuild {
  const root = { ...assets.routes.root!, css: [] };
  return { ...rest, assets: { ...assets, routes: { ...assets.routes, root } } };
}

const handle = routeHandler(import.meta.env.DEV ? build : withoutStylesheet(build), import.meta.env.MODE);

export default {
  fetch: (request, env, ctx) => respond(request, env, ctx, handle),
  queue(batch, env) {
    const given = boundedEnv(env);
    if (batch.queue.endsWith("-outbox")) return receiveCalls(batch as MessageBatch<OutboxCall>, given, Date.now());
    if (batch.queue.endsWith("-pictures")) return fetchPictures(given, Date.now());
    return receiveViews(batch, given.DB, Date.now());
  },
  scheduled({ scheduledTime }, env, ctx) {
    const given = boundedEnv(env);
    const requestId = `cron-${scheduledTime}`;
    // In real time: after a late cron, the cron's own time would be too early for leases.
    return logAs(requestId, () => {
      ctx.waitUntil(sendDue(given, Date.now(), requestId));
      ctx.waitUntil(checkPayments(given, Date.now(), requestId));
      ctx.waitUntil(backUp(given, Date.now()));
      ctx.waitUntil(fetchPictures(given, Date.now(), true));
      ctx.waitUntil(recordPulse(given, scheduledTime, Date.now()));
      ctx.waitUntil(sendAlarms(given, scheduledTime));
      return runUpkeep(given.DB, scheduledTime);
    });
  },
} satisfies ExportedHandler<Env>;
