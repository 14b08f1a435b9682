import { lazy, Suspense, type ComponentType } from "react";
import { useT } from "../../i18n/use-t.tsx";
import type { FailurePageProps } from "./failure-page.tsx";

/** Fetched by who needs it, with its texts: pages that work weigh nothing for it. */
const FailurePage = lazy<ComponentType<FailurePageProps>>(() =>
  import("./failure-page.tsx").then(({ withTexts }) => withTexts()).catch(() => ({ default: PlainFailure })),
);

/** The page that stands in for one that failed. */
export function Failure(props: FailurePageProps) {
  return (
    <Suspense fallback={null}>
      <FailurePage {...props} />
    </Suspense>
  );
}

/** Without a connection even the page that says so is out of reach. */
function PlainFailure() {
  return <h1>{useT()("everywhere.noConnection")}</h1>;
}
