import { openPage } from "../content/open-page.server.ts";
import { pageMeta } from "../content/page-meta.ts";
import { feesView } from "./fees-view.server.ts";
import { ShippingText } from "./shipping-text.tsx";
import type { Route } from "./+types/shipping";

/** Specification 2.1 (Fast delivery): fees and times by region, from the table that checkout uses; `seller` names the city of departure. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("seller");
  const [page, fees] = await Promise.all([
    openPage(context, { slug: "shipping", isIndexed: !asked }),
    feesView(request, context, asked ?? ""),
  ]);
  return { ...page, fees };
}

export const meta = pageMeta;
export { contentLinks as links } from "../content/styles.ts";

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return <ShippingText page={loaderData} />;
}
