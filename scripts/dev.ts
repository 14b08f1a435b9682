// `npm run dev`: hot reload in workerd.
import { endAfterHelp, exitSoon, leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { runTool } from "./steps/run-tool.ts";
import { ensureDatabase } from "./steps/shop/database.ts";
import { serveDemoPictures } from "./steps/shop/demo-pictures.ts";
import { ensureTypes } from "./steps/shop/generated-types.ts";

endAfterHelp("npm run dev   hot reload on the shop's local data; PORT=9000 serves elsewhere");
try {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  await ensureDatabase();
  await ensureTypes();
  const env = {
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    WORKSHOP: "1",
    ...(await serveDemoPictures()).bindings,
    // The router's CLI restarts itself without this.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, "--conditions=development"].join(" ").trim(),
  };
  const { ok } = await runTool("react-router", ["dev", "--port", String(port), "--strictPort"], { shown: true, env });
  exitSoon(ok ? 0 : 1);
} catch (error) {
  leave(error);
}
