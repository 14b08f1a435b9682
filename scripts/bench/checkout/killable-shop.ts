// The built shop for the kill campaign, in a process of its own: `killable-shop.ts PORT STATE_FOLDER`. Ends by being killed.
import { serveBuild } from "../../steps/shop/serve.ts";

const [port, stateDir] = process.argv.slice(2);
// Tests' faults switch the platform's counters off: a thousand shoppers come from one address here.
const shop = await serveBuild({ port: Number(port), stateDir: stateDir!, bindings: { TEST_FAULTS: "on" } });
console.log(shop.url);
