import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { receiveViews } from "./count-views.ts";
import { respond } from "./respond.ts";
import { keepUp } from "./upkeep.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch: (request, env, ctx) => respond(request, env, ctx, handle),
  queue: (batch, env) => receiveViews(batch, env.DB, Date.now()),
  scheduled: ({ scheduledTime }, env) => keepUp(env.DB, scheduledTime),
} satisfies ExportedHandler<Env>;
