import type { WrittenPageView } from "../content/open-page.server.ts";
import { WrittenPage } from "../content/written-page.tsx";
import { FeeTable } from "./fee-table.tsx";
import type { FeesView } from "./fees-view.server.ts";

/** Words, a table and a form that asks. */
export function ShippingText({ page }: { page: WrittenPageView & { fees: FeesView } }) {
  return (
    <WrittenPage page={page}>
      <FeeTable fees={page.fees} />
    </WrittenPage>
  );
}
