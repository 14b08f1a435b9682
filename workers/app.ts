import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { respond } from "./respond.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch: (request, env, ctx) => respond(request, env, ctx, handle),
} satisfies ExportedHandler<Env>;
