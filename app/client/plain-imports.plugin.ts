import type { Plugin } from "vite";

/**
 * What is imported on demand is asked for plainly: the build tool's own helper looks for scripts and styles to preload,
 * of which there are none here (vite.config.ts), and weighs 700 bytes on every page.
 */
export function plainImports(): Plugin {
  return {
    name: "gulit-plain-imports",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
