import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { slimManifest } from "./scripts/steps/shop/slim-manifest.ts";

export default {
  ssr: true,
  // No manifest endpoint: see docs/decisions and the platform's advisories.
  routeDiscovery: { mode: "initial" },
  // One small module per route: a hydrating page fetches few files, and those of form targets before the first press.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => slimManifest(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
