import { cleanSearchText } from "../../domain/search/search-input.ts";
import { allowSearch } from "../../middleware/rate-limit.server.ts";
import { helpView } from "./help-view.server.ts";
import { pageMeta } from "../content/page-meta.ts";
import { HelpPage } from "./help-page.tsx";
import type { Route } from "./+types/help-center";

/** Specification 2.1, 2.5.3: questions by topic, or those that `find` asks for. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const find = cleanSearchText(url.searchParams.get("find") ?? "");
  if (find !== "") await allowSearch(request, context);
  return helpView(context, find);
}

export const meta = pageMeta;
export { contentLinks as links } from "../content/styles.ts";

export default function HelpCenterPage({ loaderData }: Route.ComponentProps) {
  return <HelpPage help={loaderData} />;
}
