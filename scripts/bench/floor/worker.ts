import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";

const handle = createRequestHandler(build, import.meta.env.MODE);

export default { fetch: (request) => handle(request) } satisfies ExportedHandler;
