// `npm run preview`: serves the existing build.
import { resolve } from "node:path";
import { commandOptions, runCommand } from "./steps/command-line.ts";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { defaultStateDir, serveBuild } from "./steps/shop/serve.ts";

const usage = "npm run preview [-- --state FOLDER]";

await runCommand({
  usage,
  read: (args, env) => {
    const { help, state } = commandOptions(args, usage, { state: { type: "string" } });
    return help ? null : { port: readPort(env.PORT), stateDir: state === undefined ? defaultStateDir : resolve(state) };
  },
  run: async ({ port, stateDir }) => {
    await requireFreePort(port);
    const shop = await serveBuild({ port, stateDir, bindings: { WORKSHOP: "1" } });
    return [`Serving the build: ${shop.url}`];
  },
});
