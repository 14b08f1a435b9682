import { isRouteErrorResponse, useRouteError } from "react-router";
import { signInHref } from "../../domain/accounts/sign-in-target.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Failure } from "../../ui/frame/failure.tsx";
import { useRootData, useShell } from "../../ui/root-data.ts";
import { TrackForm } from "./track-form.tsx";

export function OrderFailure() {
  const error = useRouteError();
  const data = useRootData();
  if (data && isRouteErrorResponse(error) && error.status === 404) return <ForeignOrder />;
  return <Failure status={isRouteErrorResponse(error) ? error.status : 500} requestId={data?.requestId} />;
}

/** The same for a missing order and for other people's (security-and-faults.md 2). */
function ForeignOrder() {
  const t = useT();
  const { account, path } = useShell();
  const isBackFromPayment = new URLSearchParams(path.split("?")[1]).has("back");
  return (
    <div className="track page narrow stack">
      <h1>{t("orders.foreignHeading")}</h1>
      {isBackFromPayment && <p className="problem-banner">{t("orders.foreignPaid")}</p>}
      <p>{t("orders.foreignText")}</p>
      {account === null && (
        <p>
          <a className="button button-outline" href={signInHref(path)} rel="nofollow">
            {t("orders.foreignSignIn")}
          </a>
        </p>
      )}
      <TrackForm />
    </div>
  );
}
