import type { Plugin } from "vite";

/**
 * Removes Vite's helper for dynamic imports, 700 bytes on every page, which preloads chunks that we do not have
 * (vite.config.ts).
 */
export function plainImports(): Plugin {
  return {
    name: "gulit-plain-imports",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
