import { useEffect } from "react";
import { settleCount } from "../../client/cart-store.ts";
import { enhance } from "../../client/enhance.ts";

export function AfterHydration() {
  useEffect(() => {
    warmActions();
    const settle = () => settleCount(undefined);
    settle();
    addEventListener("counts", settle);
    addEventListener("pageshow", settle);
    // Not on the server, whose build would include it.
    if (!import.meta.env.SSR) enhance(() => import("../dialogs/over-the-page.tsx"));
  }, []);
  return null;
}

interface Manifest {
  routes: Record<string, { module: string; path?: string; hasClientAction: boolean }>;
}

/** The router would load these modules on the first press, and leave the page when that fails. */
function warmActions(): void {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  for (const { module, path, hasClientAction } of Object.values(manifest?.routes ?? {})) {
    if (hasClientAction && document.querySelector(`form[action="/${path}"]`)) {
      import(/* @vite-ignore */ module).catch(() => {});
    }
  }
}
