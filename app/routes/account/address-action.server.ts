import { randomText } from "../../http/secrets/random-text.server.ts";
import { z } from "zod";
import { addAddress, changeAddress, removeAddress, setDefaultAddress } from "../../data/accounts/addresses.server.ts";
import { addressFields, checkAddress } from "../../domain/checkout/address.ts";
import { readForm } from "../../request/action-context.server.ts";
import { detailProblem } from "../../shared/checkout/checkout-sentences.ts";
import { type AccountTools } from "./account-action.server.ts";

const LIST = "/account/addresses";

const anyText = z.record(z.string(), z.string());

type Values = Record<string, string>;

export async function addressListAction(tools: AccountTools): Promise<Response> {
  const { db, account, reply, t } = tools;
  const typed = readForm(tools, anyText);
  const { intent, address = "" } = typed;
  if (intent === "add") return write(tools, typed, null);
  if (intent !== "remove" && intent !== "default") return tools.refuseFields();
  const change = intent === "remove" ? removeAddress : setDefaultAddress;
  if (!(await change(db, account.id, address))) return tools.notFound();
  const text = intent === "remove" ? t("accountActions.addressRemoved") : t("accountActions.addressDefault");
  return reply(text, {}, LIST);
}

export async function addressAction(tools: AccountTools, id: string): Promise<Response> {
  const typed = readForm(tools, anyText);
  return typed.intent === "save" ? write(tools, typed, id) : tools.refuseFields();
}

async function write(tools: AccountTools, typed: Values, id: string | null): Promise<Response> {
  const { db, account, reply, refuse, t, now } = tools;
  const values = Object.fromEntries([...addressFields, "isDefault", "intent"].map((name) => [name, typed[name] ?? ""]));
  const checked = checkAddress(typed);
  if (!checked.ok) return refuse(detailProblem(checked.problems, values, t));
  const isDefault = typed.isDefault === "1";
  const change = { account: account.id, address: checked.address, isDefault, now };
  if (id !== null) {
    if (!(await changeAddress(db, { ...change, id }))) return tools.notFound();
    return reply(t("accountActions.addressSaved"), {}, LIST);
  }
  if (!(await addAddress(db, { ...change, id: randomText(16, "base64url") }))) {
    return refuse({ values, form: t("account.addressesFull") });
  }
  return reply(t("accountActions.addressAdded"), {}, LIST);
}
