// The built shop for bench:moves, in a process of its own: `moving-shop.ts PORT STATE_FOLDER`. Each line it is sent is a minute of the
// cron; it prints when one begins and ends. Ends by being killed.
import { createInterface } from "node:readline";
import { serveBuild } from "../../steps/shop/serve.ts";

const [port, stateDir] = process.argv.slice(2);
// The nightly backup is bench:backup's.
const shop = await serveBuild({ port: Number(port), stateDir: stateDir!, isQuiet: true, bindings: { BACKUP_KEY: "" } });
console.log(shop.url);
for await (const _ of createInterface({ input: process.stdin })) {
  console.log("began");
  await shop.cron();
  console.log("ended");
}
