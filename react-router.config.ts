import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // No manifest endpoint: see docs/decisions and the platform's advisories.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
