import { randomBytes } from "node:crypto";
import { z } from "zod";
import { addAddress, changeAddress, removeAddress, setDefaultAddress } from "../../data/accounts/addresses.server.ts";
import { addressFields, checkAddress } from "../../domain/checkout/address.ts";
import { parseFields, withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { detailProblem } from "../../shared/checkout/checkout-sentences.ts";
import { unknownThing, type AccountTools } from "./account-action.server.ts";

const LIST = "/account/addresses";

const anyText = z.record(z.string(), z.string());

type Values = Record<string, string>;

export async function listAction(tools: AccountTools): Promise<Response> {
  const { db, account, submission, where, t } = tools;
  const parsed = parseFields(submission, anyText);
  if (!parsed.ok) return refuse(tools);
  const { intent, address = "" } = parsed.value;
  if (intent === "add") return write(tools, parsed.value, null);
  if (intent !== "remove" && intent !== "default") return refuse(tools);
  const change = intent === "remove" ? removeAddress : setDefaultAddress;
  if (!(await change(db, account.id, address))) return unknownThing(tools);
  const text = intent === "remove" ? t("accountActions.addressRemoved") : t("accountActions.addressDefault");
  return replyDone({ ...where, to: LIST }, text);
}

export async function addressAction(tools: AccountTools, id: string): Promise<Response> {
  const parsed = parseFields(tools.submission, anyText);
  if (!parsed.ok || parsed.value.intent !== "save") return refuse(tools);
  return write(tools, parsed.value, id);
}

async function write(tools: AccountTools, typed: Values, id: string | null): Promise<Response> {
  const { db, account, where, t, now } = tools;
  const values = Object.fromEntries([...addressFields, "isDefault", "intent"].map((name) => [name, typed[name] ?? ""]));
  const checked = checkAddress(typed);
  if (!checked.ok) return replyProblem(where, detailProblem(checked.problems, values, t));
  const isDefault = typed.isDefault === "1";
  const change = { account: account.id, address: checked.address, isDefault, now };
  if (id !== null) {
    if (!(await changeAddress(db, { ...change, id }))) return unknownThing(tools);
    return replyDone({ ...where, to: LIST }, t("accountActions.addressSaved"));
  }
  if (!(await addAddress(db, { ...change, id: randomBytes(16).toString("base64url") }))) {
    return replyProblem(where, { values, form: t("account.addressesFull") });
  }
  return replyDone({ ...where, to: LIST }, t("accountActions.addressAdded"));
}

function refuse({ submission, where, t }: AccountTools): Response {
  const values = withoutSecrets(submission.fields);
  return replyProblem(where, { values, form: t("actions.checkFields") });
}
