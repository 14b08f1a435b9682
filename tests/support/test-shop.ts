import { startOwnShop, type OwnShop } from "./own-shop.ts";
import { serveOutside } from "./serve-outside.ts";
import { setSettings } from "./set-settings.ts";

/** With stand-ins for all that it sends to, and ways to reach it. */
export async function startTestShop(port: number): Promise<OwnShop> {
  const outside = await serveOutside(port);
  const shop = await startOwnShop({ ...outside.bindings, WORKSHOP: "1" }, undefined, port);
  await setSettings(shop.db, {
    phone: "0944556677",
    email: "help@gulit.example",
    securityContact: "mailto:security@gulit.example",
  });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      outside.stop();
    },
  };
}
