import { isCodeSpent, findCode, spendCode } from "../../data/accounts/one-time-codes.server.ts";
import { eventStatement } from "../../data/events/operator-events.server.ts";
import { openDesk } from "../../data/desk/staff.server.ts";
import { contactText, storedContact } from "../../domain/accounts/contact.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { sessionContext } from "../../request/session.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskAction, deskFrame, type DeskTools, staffContext } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { checkCode, refuseCode, sendCode, wrongCode } from "../../shared/sign-in/one-time-codes.server.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/shell.tsx";
import type { Route } from "./+types/enter";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const { now } = context.get(viewerContext);
  const { idHash: sessionHash } = context.get(sessionContext);
  const code = await needed(context, findCode(db, { purpose: "desk", sessionHash, now }));
  return {
    ...deskFrame(context, "/desk/enter", "desk.enter"),
    contact: contactText(storedContact(context.get(staffContext))),
    isSent: code !== null,
    next: nextOf(url.searchParams.get("next"), context.get(bindings).publicOrigin),
  };
}

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { submission, staff, t, where } = tools;
  if (submission.fields.get("intent") === "open") return open(tools);
  const contact = storedContact(staff);
  const tooMany = await refuseCode(tools, contact.value);
  if (tooMany) return tooMany;
  await sendCode(tools, { purpose: "desk", contact, isGood: true, pending: {}, accountId: staff.accountId });
  return replyDone(where, { kind: "done", text: t("desk.enterSent") });
});

async function open(tools: DeskTools): Promise<Response> {
  const { db, session, staff, author, submission, now, where, t } = tools;
  const checked = await checkCode(tools, "desk");
  const refused = (problem = wrongCode(tools)) => replyProblem(where, problem);
  if (!checked.ok) return refused(checked.problem);
  if (checked.code.accountId !== staff.accountId) return refused();
  const event = { author, action: "deskOpened", before: {}, after: {}, at: now } as const;
  try {
    await db.batch([
      spendCode(db, { purpose: "desk", sessionHash: session.idHash, now }, checked.code.codeHash),
      openDesk(db, session.idHash, now),
      eventStatement(db, { ...event, object: { kind: "account", id: String(staff.accountId) } }),
    ]);
  } catch (error) {
    if (isCodeSpent(error)) return refused();
    throw error;
  }
  callOutbox(tools);
  const to = nextOf(submission.fields.get("next"), tools.publicOrigin);
  return replyDone({ ...where, to }, { kind: "done", text: t("desk.opened") }, { to });
}

function nextOf(next: string | null | undefined, publicOrigin: string): string {
  const path = safePath(next ?? "/desk", publicOrigin);
  return /^\/desk(?:[/?]|$)/.test(path) && !path.startsWith("/desk/enter") ? path : "/desk";
}

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function EnterPage({ loaderData: { frame, contact, isSent, next } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <DeskPage frame={frame} heading={t("desk.enter")}>
      <p className="desk-text">{t("desk.enterText", { contact })}</p>
      {isSent && (
        <DeskForm action="/desk/enter">
          <input type="hidden" name="next" value={next} />
          <TextField
            name="code"
            label={t("desk.enterCode")}
            hint={t("desk.enterSent")}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            error={problem?.fields.code}
          />
          <button className="button button-primary" name="intent" value="open">
            {t("desk.enterButton")}
          </button>
        </DeskForm>
      )}
      <DeskForm action="/desk/enter" className="desk-line">
        <button className={isSent ? "button button-outline" : "button button-primary"} name="intent" value="send">
          {t(isSent ? "desk.enterAgain" : "desk.enterSend")}
        </button>
      </DeskForm>
    </DeskPage>
  );
}
