// `npm start`, second half, under the project's Node.
import { PlainError, leave, plainSentence } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { ensureDatabase, forgetEdgeCopies } from "./steps/shop/database.ts";
import { ensureTypes } from "./steps/shop/generated-types.ts";
import { makeFirstPictures, makeOtherPictures } from "./steps/shop/make-pictures.ts";
import { serveSandboxPayments } from "./steps/shop/sandbox-payments.ts";
import { localSecrets } from "./steps/shop/secrets.ts";
import { serveBuild } from "./steps/shop/serve.ts";
import { stopWithUs } from "./steps/stop.ts";

const MINUTE = 60_000;

const ways = (url: string, to: string) => `
  ${url}/?layout=other   the other home page
  ${url}/gallery         cards and sections in every state
  ${url}/newsletter      the newsletter, which may open over home
  ${url}/desk            the desk, where home page and newsletter are set. To come in, beside the running shop:
    npm run shop -- login --contact 0911223344 --create${to}       a link that signs in
    npm run shop -- staff --contact 0911223344 --role owner${to}   the role
    npm run shop -- outbox${to}                                    the code that the desk asks for

`;

try {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  stopWithUs(() => {});
  const own = localSecrets();
  const [built] = await Promise.all([ensureBuild(), ensureDatabase()]);
  if (built) forgetEdgeCopies();
  const host = process.env.HOST || "localhost";
  const address = process.env.PUBLIC_ORIGIN;
  // Only for somebody at this machine.
  const isOwn = !address && host === "localhost";
  // Never over configured ways to pay.
  const isDemo = isOwn && !own.CHAPA_SECRET_KEY && !own.BANK_ACCOUNTS;
  const sandbox = isDemo ? await serveSandboxPayments(`http://localhost:${port}`) : null;
  const bindings = {
    ...sandbox?.bindings,
    ...(isOwn ? { WORKSHOP: "1" } : {}),
    ...(address ? { PUBLIC_ORIGIN: address } : {}),
  };
  const shop = await serveBuild({ port, host, bindings }).catch((error: unknown) => {
    if (/address already in use/i.test(String(error)))
      throw new PlainError(`Port ${port} was taken in the meantime: start again.`);
    throw error;
  });
  const pictures = { url: shop.url, db: await shop.db() };
  await makeFirstPictures(pictures);
  const everyMinute = setInterval(() => shop.cron().catch((error: unknown) => console.error(error)), MINUTE);
  everyMinute.unref();
  process.send?.("serving");
  const note = sandbox ? "Transfer and Chapa are a sandbox here: no money moves.\n" : "";
  console.log(
    `\nGulit is open: ${shop.url}\n${isOwn ? ways(shop.url, process.env.PORT ? ` --to ${shop.url}` : "") : ""}${note}Stop it with Ctrl-C.`,
  );
  // For editors and tsc; the shop runs without them.
  await ensureTypes().catch((error: unknown) => console.warn(plainSentence(error) ?? error));
  makeOtherPictures(pictures).catch((error: unknown) => console.error(error));
} catch (error) {
  leave(error);
}
