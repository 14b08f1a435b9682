import { findCode, spendCode } from "../../data/accounts/one-time-codes.server.ts";
import { moveSession } from "../../data/accounts/sessions.server.ts";
import { eventStatement } from "../../data/events/operator-events.server.ts";
import { openDesk } from "../../data/desk/staff.server.ts";
import { contactText, storedContact } from "../../domain/accounts/contact.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { callOutbox } from "../../request/action-context.server.ts";
import { rotateSession, sessionContext } from "../../request/session.server.ts";
import { deskAction, deskLoader, type DeskTools } from "../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../shared/desk/desk-decision.tsx";
import {
  checkCode,
  sendCode,
  wrongCode,
  takeCodeTry,
  refuseSpentCode,
} from "../../shared/sign-in/one-time-codes.server.ts";
import type { Route } from "./+types/enter";

export const loader = deskLoader(async ({ db, now, staff, publicOrigin }, { context, url }: Route.LoaderArgs) => {
  const { idHash: sessionHash } = context.get(sessionContext);
  const code = await findCode(db, { purpose: "desk", sessionHash, now });
  return {
    contact: contactText(storedContact(staff)),
    isSent: code !== null,
    next: nextOf(url.searchParams.get("next"), publicOrigin),
  };
});

export const action = deskAction(async (tools) => {
  const { submission, staff, t, reply } = tools;
  if (submission.fields.get("intent") === "open") return open(tools);
  const contact = storedContact(staff);
  await takeCodeTry(tools, contact.value);
  await sendCode(tools, { purpose: "desk", contact, isGood: true, pending: {}, accountId: staff.accountId });
  return reply(t("desk.enterSent"));
});

async function open(tools: DeskTools): Promise<Response> {
  const { db, session, staff, author, submission, now, reply, t } = tools;
  const code = await checkCode(tools, "desk");
  if (code.accountId !== staff.accountId) return wrongCode(tools);
  // A session's id that was read before opens no desk.
  const { idHash, cookies } = rotateSession(tools, now, true);
  const event = { author, action: "deskOpened", now } as const;
  const statements = [
    spendCode(db, { purpose: "desk", sessionHash: session.idHash, now }, code.codeHash),
    ...moveSession(db, session.idHash, idHash),
    openDesk(db, idHash, now),
    eventStatement(db, { ...event, object: { kind: "account", id: String(staff.accountId) } }),
  ];
  await db.batch(statements).catch(refuseSpentCode(tools));
  callOutbox(tools);
  tools.context.get(cookiesContext).push(...cookies);
  const to = nextOf(submission.fields.get("next"), tools.publicOrigin);
  return reply(t("desk.opened"), { to }, to);
}

function nextOf(next: string | null | undefined, publicOrigin: string): string {
  const path = safePath(next ?? "/desk", publicOrigin);
  return /^\/desk(?:[/?]|$)/.test(path) && !path.startsWith("/desk/enter") ? path : "/desk";
}

export default function EnterPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { contact, isSent, next } = loaderData;
  const code = { name: "code", label: t("deskEvents.fact_code"), hint: t("desk.enterSent") };
  const typed = { ...code, autoComplete: "one-time-code", inputMode: "numeric" } as const;
  const open = { intent: "open", seen: { next }, button: t("desk.enter") };
  const send = { intent: "send", isLine: true };
  return (
    <>
      <p className="desk-text">{t("desk.enterText", { contact })}</p>
      {isSent && <DeskDecision {...open} fields={[typed]} look="primary" />}
      {isSent ? (
        <DeskDecision {...send} button={t("desk.enterAgain")} />
      ) : (
        <DeskDecision {...send} button={t("account.sendCode")} look="primary" />
      )}
    </>
  );
}
