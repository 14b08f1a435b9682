// `moving-shop.ts PORT STATE_FOLDER`: each input line runs the cron once; begin and end are printed.
import { createInterface } from "node:readline";
import { serveBuild } from "../../steps/shop/serve.ts";

const [port, stateDir] = process.argv.slice(2);
const shop = await serveBuild({ port: Number(port), stateDir: stateDir!, isQuiet: true, bindings: { BACKUP_KEY: "" } });
console.log(shop.url);
for await (const _ of createInterface({ input: process.stdin })) {
  console.log("began");
  await shop.cron();
  console.log("ended");
}
