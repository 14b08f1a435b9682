import { policies } from "../../domain/pages/page-kind.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import { openPage } from "../../shared/written-pages/open-page.server.ts";
import { WrittenPage } from "../../shared/written-pages/written-page.tsx";
import type { Route } from "./+types/policy";

/** Specification 2.1 (Easy Return). */
export async function loader({ params: { policy }, context }: Route.LoaderArgs) {
  if (!policies.includes(policy)) throw pageTools(context).notFound();
  return openPage(context, { slug: policy });
}

export { listed as meta } from "../../http/head/listed-page.ts";
export { contentLinks as links } from "../../shared/written-pages/styles.ts";

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />;
}
