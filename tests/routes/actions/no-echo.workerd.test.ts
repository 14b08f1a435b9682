import { expect, test } from "vitest";
import { actionContext } from "../../../app/request/action-context.server.ts";
import { sessionContext } from "../../../app/request/session.server.ts";
import { accountAction } from "../../../app/routes/account/account-action.server.ts";
import { addressAction, addressListAction } from "../../../app/routes/account/address-action.server.ts";
import { addOrSignIn } from "../../../app/shared/sign-in/add-or-sign-in.server.ts";
import { action as changeLine } from "../../../app/routes/actions/cart-lines.ts";
import { subscribeAction } from "../../../app/shared/newsletter/newsletter-actions.server.ts";
import { callAction } from "../../support/call-action.ts";

// security-and-faults.md 7.

type Args = Parameters<Parameters<typeof callAction>[0]>[0];

const secret = "it is nobody's to read";
const secrets: [string, string][] = ["password", "token", "code", "q", "_xsrf"].map((name) => [name, secret]);

const ofAccount = (write: Parameters<typeof accountAction>[0]) => (args: Args) => {
  const account = { id: 1, name: "", wishlist: [], seenAt: 0 };
  const session = { ...args.context.get(sessionContext), owner: "account:1", account };
  (args.context as { set: (key: typeof sessionContext, value: typeof session) => void }).set(sessionContext, session);
  return accountAction(write)(args);
};

const refusals: [string, (args: Args) => Promise<Response>, [string, string][], path?: string][] = [
  ["addresses", ofAccount(addressListAction), [["intent", "nonsense"]]],
  ["an address", ofAccount((tools) => addressAction(tools, "a")), [["intent", "nonsense"]]],
  ["the newsletter", subscribeAction, [["email", "nobody"]]],
  ["a product that is gone", (args) => addOrSignIn(actionContext(args)), [["product", "999999"]]],
  [
    "a line that is gone",
    (args) => changeLine({ ...args, params: {} } as never),
    [
      ["product", "999999"],
      ["quantity", "2"],
    ],
    "/cart/lines/update",
  ],
];

test.each(refusals)("%s", async (_, write, fields, path = "/") => {
  const answer = await callAction(write, path, [...fields, ...secrets]);
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ values: Object.fromEntries(fields) });
  expect(text).not.toContain(secret);
});
