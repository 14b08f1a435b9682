import type { StaffRole } from "../../app/domain/desk/roles.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { toldTo } from "./serve-outside.ts";
import { signIn } from "./sign-in.ts";

/** Somebody of the staff in a role, signed in and with the desk open, in a shop that has the stand-in for mail. */
export async function openDesk(baseUrl: string, role: StaffRole): Promise<Visitor> {
  const visitor = new Visitor(baseUrl);
  const { contact } = await signIn(visitor, { name: `Staff ${role}` });
  const granted = await operator(baseUrl, "/operator/staff", { operation: "grant", contact, role });
  if (granted.status !== 200) throw new Error(`no role: ${granted.status}`);
  await visitor.post("/desk/enter", { intent: "send" });
  const [, code] = /^(\d{6}) /.exec((await toldTo(baseUrl, contact))[0]?.text ?? "") ?? [];
  const { status } = await visitor.post("/desk/enter", { intent: "open", code: code ?? "" });
  if (status !== 303) throw new Error(`the desk is not open: ${status}`);
  return visitor;
}

/** Asks one of the operator's addresses. */
export async function operator<Body = Record<string, unknown>>(baseUrl: string, path: string, asked: object) {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer test-operator" };
  const answer = await fetch(baseUrl + path, { method: "POST", headers, body: JSON.stringify(asked) });
  return { status: answer.status, body: (await answer.json()) as Body };
}
