// `killable-shop.ts PORT STATE_FOLDER`: a process of its own, so that it can be killed.
import { serveBuild } from "../../steps/shop/serve.ts";

const [port, stateDir] = process.argv.slice(2);
// TEST_FAULTS turns the rate limiters off: all shoppers share one address here.
const shop = await serveBuild({ port: Number(port), stateDir: stateDir!, bindings: { TEST_FAULTS: "on" } });
console.log(shop.url);
