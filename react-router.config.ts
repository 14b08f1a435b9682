import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { slimManifest } from "./scripts/steps/shop/slim-manifest.ts";

export default {
  ssr: true,
  // No manifest endpoint: see docs/decisions and the platform's advisories.
  routeDiscovery: { mode: "initial" },
  // One small module a route: a page that wakes fetches few files, and a form target's is there before the first press.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => slimManifest(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
