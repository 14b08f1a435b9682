import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { CartSurface } from "../../../app/domain/readings.ts";
import { shopSettings } from "../../../app/domain/settings/shop-settings.ts";
import { formAnswers } from "../../../app/request/action-context.server.ts";
import { openIntention } from "../../../app/http/forms/intention.server.ts";
import { submissionContext } from "../../../app/http/request-context.server.ts";
import { addOrSignIn } from "../../../app/shared/sign-in/add-or-sign-in.server.ts";
import { askToSignIn } from "../../../app/shared/sign-in/ask-to-sign-in.server.ts";

// Specification 4.6, Reading A.

const secrets = ["a secret of the tests, long enough"] as const;
const publicOrigin = "https://shop.example";
type Tools = Parameters<typeof addOrSignIn>[0];

function press(
  fields: Record<string, string>,
  { accept = "text/html", owner = "session:guest", readingA = [] as CartSurface[] } = {},
) {
  const context = new RouterContextProvider();
  const submission = { fields: new Map(Object.entries(fields)), repeated: new Set<string>() };
  context.set(submissionContext, submission);
  const request = new Request(`${publicOrigin}/cart/lines`, { method: "POST", headers: { accept } });
  const where = { request, context, now: 1, publicOrigin, flash: { kv: env.KV, secrets, publicOrigin } };
  const session = { owner, idHash: "guest" };
  const tools = {
    db: env.DB,
    secrets,
    publicOrigin,
    session,
    submission,
    now: 1,
    context,
    locale: "en",
    t: (key: string) => key,
    where,
    ...formAnswers(where, (key) => key),
    settings: async () => shopSettings({ signInToAdd: readingA.join(" ") }),
  };
  return { tools: tools as unknown as Tools };
}

const unknown = { product: "999999999", quantity: "2", _xsrf: "t" };
const open = (location: string | null) =>
  openIntention(new URL(location ?? "", publicOrigin).searchParams.get("intention"), secrets, "guest");

describe("a guest's add to cart on a home card", () => {
  test("by Reading B is the guest's own business", async () => {
    const { tools } = press({ ...unknown, returnTo: "/" });
    expect((await addOrSignIn(tools)).status).toBe(422);
  });

  test("by Reading A leads to the sign-in, with what was pressed and where", async () => {
    const { tools } = press({ ...unknown, returnTo: "/?lng=am" }, { readingA: ["homeCard"] });
    const answer = await addOrSignIn(tools);
    expect(answer.status).toBe(303);
    expect(open(answer.headers.get("location"))).toEqual({
      kind: "cartAdd",
      fields: { product: "999999999", quantity: "2" },
      returnTo: "/?lng=am",
    });
  });

  test("by Reading A is 401 with that address for callers that stay on their page", async () => {
    const { tools } = press({ ...unknown, returnTo: "/" }, { accept: "application/json", readingA: ["homeCard"] });
    const answer = await addOrSignIn(tools);
    expect(answer.status).toBe(401);
    const { ok, signIn, form } = await answer.json<{ ok: boolean; signIn: string; form: string }>();
    expect([ok, form]).toEqual([false, "accountActions.signInFirst"]);
    expect(open(signIn)?.kind).toBe("cartAdd");
  });

  test("by Reading A is done for who is signed in", async () => {
    const { tools } = press({ ...unknown, returnTo: "/" }, { owner: "account:1", readingA: ["homeCard"] });
    expect((await addOrSignIn(tools)).status).toBe(422);
  });

  test("by Reading A on one surface is what the form says of its card", async () => {
    const exhibition = press(
      { ...unknown, returnTo: "/shop/sidebar/list", surface: "exhibitionCard" },
      { readingA: ["exhibitionCard"] },
    );
    expect((await addOrSignIn(exhibition.tools)).status).toBe(303);
  });
});

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", ""])(
  "a way back to %j is '/' (security-and-faults.md 7)",
  async (returnTo) => {
    const { tools } = press({});
    const answer = await askToSignIn(tools, { kind: "wishlistAdd", fields: { product: "1" }, returnTo });
    expect(open(answer.headers.get("location"))?.returnTo).toBe("/");
  },
);
