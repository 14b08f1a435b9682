// `npm start`, second half, under the project's Node: brings everything up to date, then serves.
import { PlainError, leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { ensureDatabase, forgetEdgeCopies } from "./steps/shop/database.ts";
import { makeFirstPictures, makeOtherPictures } from "./steps/shop/make-pictures.ts";
import { serveSandboxPayments } from "./steps/shop/sandbox-payments.ts";
import { localSecrets } from "./steps/shop/secrets.ts";
import { serveBuild } from "./steps/shop/serve.ts";
import { stopWithUs } from "./steps/stop.ts";

const MINUTE = 60_000;

try {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  stopWithUs(() => {});
  const own = localSecrets();
  const built = await ensureBuild();
  await ensureDatabase();
  if (built) forgetEdgeCopies();
  const host = process.env.HOST || "localhost";
  const address = process.env.PUBLIC_ORIGIN;
  // Only here, at this machine's own address, and never over ways to pay that somebody set up.
  const isDemo = !address && host === "localhost" && !own.CHAPA_SECRET_KEY && !own.BANK_ACCOUNTS;
  const sandbox = isDemo ? await serveSandboxPayments(`http://localhost:${port}`) : null;
  const bindings = { ...sandbox?.bindings, ...(address && { PUBLIC_ORIGIN: address }) };
  const shop = await serveBuild({ port, host, bindings }).catch((error: unknown) => {
    if (/address already in use/i.test(String(error)))
      throw new PlainError(`Port ${port} was taken meanwhile: start again.`);
    throw error;
  });
  const pictures = { url: shop.url, db: await shop.db() };
  await makeFirstPictures(pictures);
  const everyMinute = setInterval(() => shop.cron().catch((error: unknown) => console.error(error)), MINUTE);
  everyMinute.unref();
  process.send?.("serving");
  const note = sandbox ? "Transfer and Chapa are a sandbox here: no money moves.\n" : "";
  console.log(`\nGulit is open: ${shop.url}\n${note}Stop it with Ctrl-C.`);
  makeOtherPictures(pictures).catch((error: unknown) => console.error(error));
} catch (error) {
  leave(error);
}
