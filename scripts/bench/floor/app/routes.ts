import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("awake", "routes/awake.tsx"), route("still", "routes/still.tsx")] satisfies RouteConfig;
