import { z } from "zod";
import { listSessions, endSession, endSessions } from "../../data/accounts/sessions.server.ts";
import { deviceName } from "../../domain/accounts/device-name.ts";
import { dateView } from "../../domain/date-view.ts";
import type { Locale } from "../../domain/languages.ts";
import type { Translate } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { readForm } from "../../request/action-context.server.ts";
import { becomeGuest } from "../../shared/sign-in/guest-cookies.server.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { accountAction } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import type { Route } from "./+types/sessions";

export const loader = accountLoader("account.sessions", async ({ db, id: accountId, now, locale, t, session }) => {
  const sessions = await listSessions(db, accountId, session.idHash, now);
  return {
    sessions: sessions.map(({ id, isThis, device, seenAt, createdAt }) => ({
      id,
      isThis,
      device: deviceText(device, t),
      seen: seenWhen(seenAt, now, locale),
      since: dateView(createdAt, locale),
    })),
  };
});

const fields = z.object({ intent: z.enum(["one", "others", "all"]), session: z.string().optional() });

/** Ends other sessions; each notices with its next request. */
export const action = accountAction(async (tools) => {
  const { db, account, session, reply, t } = tools;
  const { intent, session: id = "" } = readForm(tools, fields);
  if (intent === "one") {
    const ended = await endSession(db, account.id, id);
    if (ended === null) return tools.notFound();
    if (ended === session.idHash) return becomeGuest(tools, t("accountActions.sessionEnded"));
    return reply(t("accountActions.sessionEnded"));
  }
  await endSessions(db, account.id, intent === "all" ? null : session.idHash);
  if (intent === "all") return becomeGuest(tools, t("accountActions.sessionsEndedAll"));
  return reply(t("accountActions.sessionsEndedOthers"));
});

const DAY = 86_400_000;

function deviceText(userAgent: string, t: Translate): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return t("account.device", { browser, system });
  return browser ?? system ?? t("account.deviceUnknown");
}

function seenWhen(seenAt: number, now: number, locale: Locale) {
  const date = dateView(seenAt, locale);
  const isOn = (day: number) => dateView(day, locale).iso === date.iso;
  const text = isOn(now) ? "account.seenToday" : isOn(now - DAY) ? "account.seenYesterday" : "account.seenOn";
  return { text, dates: { date } } as const;
}

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function SessionsPage({ loaderData: { sessions } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/sessions">
      <p className="soft narrow">{t("account.sessionsNote")}</p>
      <ul className="narrow lines" role="list">
        {sessions.map(({ id, isThis, device, seen, since }) => (
          <li key={id} className="account-page-row">
            <p className="strong">
              {device}
              {isThis && <span className="tag">{t("account.sessionThis")}</span>}
            </p>
            <p className="muted">
              <DatedText {...seen} />
            </p>
            <p className="muted">
              <DatedText text="account.signedInOn" dates={{ date: since }} />
            </p>
            <PostForm className=" cluster" action={isThis ? "/sign-out" : "/account/sessions"}>
              {!isThis && <input type="hidden" name="session" value={id} />}
              <button
                className="button button-outline"
                name="intent"
                value="one"
                aria-label={t("account.signOutNamed", { device })}
              >
                {t("account.signOut")}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
      <PostForm className=" cluster" action="/account/sessions">
        {sessions.length > 1 && (
          <button className="button button-outline" name="intent" value="others">
            {t("account.signOutOthers")}
          </button>
        )}
        <button className="button button-outline" name="intent" value="all">
          {t("account.signOutAll")}
        </button>
      </PostForm>
    </AccountPage>
  );
}
