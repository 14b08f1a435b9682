// `killable-attacked-shop.ts PORT STATE_FOLDER`: a process of its own, so that it can be killed. Prints its address,
// then its log.
import { serveBuild } from "../steps/shop/serve.ts";
import { attackedBindings } from "./attacked-shop.ts";

const [port, stateDir] = process.argv.slice(2);
const shop = await serveBuild({
  port: Number(port),
  stateDir: stateDir!,
  isTest: true,
  bindings: attackedBindings,
  onLog: (line) => console.log(line),
  isQuiet: true,
});
console.log(shop.url);
