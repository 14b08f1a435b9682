// `npm start`, second half, under the project's Node: brings everything up to date, then serves.
import { renderPictures } from "./pictures.ts";
import { PlainError, leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { ensureDatabase, forgetEdgeCopies } from "./steps/shop/database.ts";
import { localSecrets } from "./steps/shop/secrets.ts";
import { serveBuild } from "./steps/shop/serve.ts";
import { stopWithUs } from "./steps/stop.ts";

const MINUTE = 60_000;

try {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  stopWithUs(() => {});
  localSecrets();
  await renderPictures();
  const built = await ensureBuild();
  await ensureDatabase();
  if (built) forgetEdgeCopies();
  const host = process.env.HOST || "localhost";
  const bindings = process.env.PUBLIC_ORIGIN ? { PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN } : {};
  const shop = await serveBuild({ port, host, bindings }).catch((error: unknown) => {
    if (/address already in use/i.test(String(error)))
      throw new PlainError(`Port ${port} was taken meanwhile: start again.`);
    throw error;
  });
  const everyMinute = setInterval(() => shop.cron().catch((error: unknown) => console.error(error)), MINUTE);
  everyMinute.unref();
  process.send?.("serving");
  console.log(`\nGulit is open: ${shop.url}\nStop it with Ctrl-C.`);
} catch (error) {
  leave(error);
}
