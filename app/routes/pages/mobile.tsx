import { openPage } from "../../shared/written-pages/open-page.server.ts";
import { WrittenPage } from "../../shared/written-pages/written-page.tsx";
import type { Route } from "./+types/mobile";

/** Specification 2.1, 2.5.3. */
export async function loader({ context }: Route.LoaderArgs) {
  return openPage(context, { slug: "mobile" });
}

export { listed as meta } from "../../http/head/listed-page.ts";
export { contentLinks as links } from "../../shared/written-pages/styles.ts";

export default function MobilePage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />;
}
