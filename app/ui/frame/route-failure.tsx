import { isRouteErrorResponse, useRouteError } from "react-router";
import { Failure } from "./failure.tsx";

export function RouteFailure() {
  const error = useRouteError();
  return <Failure status={isRouteErrorResponse(error) ? error.status : 500} />;
}
