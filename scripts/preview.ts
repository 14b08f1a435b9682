// `npm run preview`: serves the build as it stands, without looking at packages, pictures or data.
import { leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { serveBuild } from "./steps/shop/serve.ts";

try {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  const shop = await serveBuild({ port, bindings: { WORKSHOP: "1" } });
  console.log(`Serving the build: ${shop.url}`);
} catch (error) {
  leave(error);
}
