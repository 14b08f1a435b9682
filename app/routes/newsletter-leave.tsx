import { isLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { leaveAction } from "../shared/newsletter/newsletter-actions.server.ts";
import type { Route } from "./+types/newsletter-leave";
import { pageTitle } from "../request/page-title.server.ts";
import "../shared/newsletter/newsletter.first.css";

export const action = leaveAction;
/** Mail programs open links by themselves, so a GET changes nothing; its form does. */
export function loader({ context, url }: Route.LoaderArgs) {
  const secret = url.searchParams.get("q") ?? "";
  return {
    secret: isLinkSecret(secret) ? secret : null,
    title: pageTitle(context, "newsletter.leaveTitle"),
  };
}

export { secretAddress as headers, unlistedSecret as meta } from "../http/head/secret-page.ts";

export default function NewsletterLeavePage({ loaderData: { secret } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="newsletter stack">
      <h1>{t("newsletter.leaveHeading")}</h1>
      <FormProblem />
      <p>{t(secret === null ? "newsletter.leaveNoLink" : "newsletter.leaveText")}</p>
      {secret === null ? (
        <p>
          <a className="touch" href="/">
            {t("newsletter.back")}
          </a>
        </p>
      ) : (
        <form method="post" action="/newsletter/leave">
          <input type="hidden" name="leave" value={secret} />
          <input type="hidden" name="returnTo" value="/newsletter/leave" />
          <Xsrf />
          <button className="button button-primary">{t("newsletter.leaveButton")}</button>
        </form>
      )}
    </div>
  );
}
