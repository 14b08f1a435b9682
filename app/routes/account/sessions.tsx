import { listSessions } from "../../data/accounts/account-sessions.server.ts";
import { dateView } from "../../domain/date-view.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../middleware/bindings.server.ts";
import { translator } from "../../middleware/locale.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { answering } from "../../middleware/page-action.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { accountAction } from "./account-action.server.ts";
import { AccountPage } from "./account-page.tsx";
import { deviceText, seenWhen } from "./device-text.ts";
import { sessionsAction } from "./sessions-action.server.ts";
import { accountTitle, signedIn } from "./signed-in.server.ts";
import type { Route } from "./+types/sessions";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await signedIn(context, url);
  const { db } = context.get(bindings);
  const { now, locale } = context.get(viewerContext);
  const t = context.get(translator);
  const sessions = await needed(context, listSessions(db, id, context.get(sessionContext).idHash, now));
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      isThis: session.isThis,
      device: deviceText(session.device, t),
      seen: seenWhen(session.seenAt, now, locale),
      since: dateView(session.createdAt, locale),
    })),
    title: accountTitle(context, "account.sessions"),
  };
}

/** Signs out one other session, all others, or all. */
export const action = accountAction((tools, _args: Route.ActionArgs) => sessionsAction(tools));

export const middleware: Route.MiddlewareFunction[] = [answering(action)];

export const headers = personal;

export const handle = { texts: "account", wakes: true };

export const meta = unlisted;

export default function SessionsPage({ loaderData: { sessions } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage heading={t("account.sessions")} current="/account/sessions">
      <p className="account-page-note">{t("account.sessionsNote")}</p>
      <ul className="account-page-list" role="list">
        {sessions.map(({ id, isThis, device, seen, since }) => (
          <li key={id} className="account-page-row">
            <p className="account-page-row-name">
              {device}
              {isThis && <span className="account-page-tag">{t("account.sessionThis")}</span>}
            </p>
            <p className="account-page-row-text">
              <DatedText {...seen} />
            </p>
            <p className="account-page-row-text">
              <DatedText text="account.signedInOn" dates={{ date: since }} />
            </p>
            <form className="account-page-ways" method="post" action={isThis ? "/sign-out" : "/account/sessions"}>
              <ReturnTo />
              <Xsrf />
              {!isThis && <input type="hidden" name="session" value={id} />}
              <button
                className="button button-outline"
                name="intent"
                value="one"
                aria-label={t("account.signOutNamed", { device })}
              >
                {t("account.signOut")}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form className="account-page-ways account-page-last" method="post" action="/account/sessions">
        <ReturnTo />
        <Xsrf />
        {sessions.length > 1 && (
          <button className="button button-outline" name="intent" value="others">
            {t("account.signOutOthers")}
          </button>
        )}
        <button className="button button-outline" name="intent" value="all">
          {t("account.signOutAll")}
        </button>
      </form>
    </AccountPage>
  );
}
