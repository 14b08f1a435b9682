import { lazy, Suspense, type ComponentType } from "react";
import { useT } from "../../i18n/use-t.tsx";
import type { FailurePageProps } from "./failure-page.tsx";

const FailurePage = lazy<ComponentType<FailurePageProps>>(() =>
  import("./failure-page.tsx").then(({ withTexts }) => withTexts()).catch(() => ({ default: PlainFailure })),
);

export function Failure(props: FailurePageProps) {
  return (
    <Suspense fallback={null}>
      <FailurePage {...props} />
    </Suspense>
  );
}

function PlainFailure() {
  return <h1>{useT()("everywhere.noConnection")}</h1>;
}
