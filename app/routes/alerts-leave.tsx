import { findAlertBySecret, removeAlertsBySecret } from "../data/messages/alerts.server.ts";
import { chosenText } from "../domain/chosen-line.ts";
import { isLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import type { Route } from "./+types/alerts-leave";
import "../shared/newsletter/newsletter.first.css";

/** Mail programs open links by themselves, so a GET changes nothing; its form does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { t, locale, needed, db, title } = pageTools(context);
  const secret = url.searchParams.get("q") ?? "";
  const isWhole = isLinkSecret(secret);
  const found = isWhole ? await needed(findAlertBySecret(db, secret)) : null;

  const text = { follow: "alerts.leaveFollow", stock: "alerts.leaveStock", price: "alerts.leavePrice" } as const;
  return {
    secret: found && secret,
    text: found && t(text[found.kind], { name: chosenText(found.target, locale) }),
    title: title("alerts.leaveTitle"),
  };
}

/** An unknown or used secret gets the same answer. */
export const action = confirmed(async ({ db, submission, t, reply, refuse }) => {
  const { fields, repeated } = submission;
  fields.set("returnTo", "/alerts/leave");
  const secret = repeated.size > 0 ? "" : (fields.get("leave") ?? "");
  if (!isLinkSecret(secret)) {
    return refuse({ form: t("buying.alertLinkCut") });
  }
  const isAll = fields.get("all") === "1";
  await removeAlertsBySecret(db, secret, isAll);
  return reply(t(isAll ? "buying.alertsLeft" : "buying.alertRemoved"), {}, "/");
});

export { secretAddress as headers, unlistedSecret as meta } from "../http/head/secret-page.ts";

export default function AlertsLeavePage({ loaderData: { secret, text } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="newsletter stack">
      <h1>{t("alerts.leaveHeading")}</h1>
      <FormProblem />
      <p>{text ?? t("alerts.leaveNone")}</p>
      {secret === null ? (
        <p>
          <a className="touch" href="/">
            {t("alerts.home")}
          </a>
        </p>
      ) : (
        <form className=" cluster" method="post" action="/alerts/leave">
          <input type="hidden" name="leave" value={secret} />
          <Xsrf />
          <button className="button button-primary">{t("alerts.leaveOne")}</button>
          <button className="button button-outline" name="all" value="1">
            {t("alerts.leaveAll")}
          </button>
        </form>
      )}
    </div>
  );
}
