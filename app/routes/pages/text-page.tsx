import { textPages } from "../../domain/pages/page-kind.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import { openPage } from "../../shared/written-pages/open-page.server.ts";
import { WrittenPage } from "../../shared/written-pages/written-page.tsx";
import type { Route } from "./+types/text-page";

/** Specification 2.1 (Easy Return), 2.5.3. */
export async function loader({ params: { page }, context }: Route.LoaderArgs) {
  if (!textPages.includes(page)) throw pageTools(context).notFound();
  return openPage(context, { slug: page });
}

export { listed as meta } from "../../http/head/listed-page.ts";
export { contentLinks as links } from "../../shared/written-pages/styles.ts";

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />;
}
