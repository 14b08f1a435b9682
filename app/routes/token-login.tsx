import { data, redirect } from "react-router";
import { tokenLimit } from "../domain/accounts/login-token.ts";
import { shop } from "../domain/pages/shop.ts";
import { secretAddress, unlistedSecret } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { actionContext } from "../middleware/action-context.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { keptToken, verifyToken } from "./token-login/verify-token.server.ts";
import { TokenForm } from "./token-login/token-form.tsx";
import type { Route } from "./+types/token-login";
import "./token-login.css";

/**
 * Specification 4.11: the page of a sign-in link. Looking at it, by whatever program, uses nothing up; its form does. A
 * token that could not be checked is handed on to the page that says so.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kept = context.get(keptToken);
  const token = kept ?? url.searchParams.get("q") ?? "";
  if (token === "") throw redirect("/", 303);
  const t = context.get(translator);
  const name = context.get(viewerContext).locale === "am" ? shop.nameAm : shop.name;
  return {
    token: token.slice(0, tokenLimit + 1),
    isAway: kept !== null,
    title: t("accountActions.tokenTitle", { shop: name }),
  };
}

/** A form's answer goes out as it is; only a token that nobody could check brings the page again, with status 503. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { method, url } = args.request;
    const isForm = method === "POST" && !new URL(url).pathname.endsWith(".data");
    return (isForm ? await verifyToken(actionContext(args), args.context) : null) ?? next();
  },
];

export async function action(args: Route.ActionArgs) {
  const isLookedUp = args.context.get(keptToken) !== null;
  return (isLookedUp ? null : await verifyToken(actionContext(args), args.context)) ?? data(null, { status: 503 });
}

export const handle = { texts: "signIn errors", wakes: true };

export const headers = secretAddress;

export const meta = unlistedSecret;

export { keepAfterCartAdd as shouldRevalidate } from "../client/revalidation.ts";

export default function TokenLoginPage({ loaderData: { token, isAway } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="token-login">
      <h1>{t(isAway ? "errors.unavailableTitle" : "signIn.pleaseWait")}</h1>
      <p className="token-login-text">{t(isAway ? "signIn.tokenAway" : "signIn.tokenPress")}</p>
      <TokenForm token={token} isAway={isAway} />
    </div>
  );
}
