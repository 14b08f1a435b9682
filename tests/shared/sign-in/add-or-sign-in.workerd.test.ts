import { describe, expect, test } from "vitest";
import type { CartSurface } from "../../../app/domain/readings.ts";
import { shopSettings } from "../../../app/domain/settings/shop-settings.ts";
import { openIntention } from "../../../app/http/forms/intention.server.ts";
import { addOrSignIn } from "../../../app/shared/sign-in/add-or-sign-in.server.ts";
import { askToSignIn } from "../../../app/shared/sign-in/ask-to-sign-in.server.ts";
import { actionTools, type Visit } from "../../support/action-tools.ts";

// Specification 4.6, Reading A.

function press(
  fields: Record<string, string>,
  { readingA = [] as CartSurface[], ...visit }: Omit<Visit, "fields"> & { readingA?: CartSurface[] } = {},
) {
  const tools = actionTools(1, { session: "guest", accept: "text/html", ...visit, fields: Object.entries(fields) });
  return { ...tools, settings: async () => shopSettings({ signInToAdd: readingA.join(" ") }) };
}

const unknown = { product: "999999999", quantity: "2", _xsrf: "t" };
const open = (location: string | null) =>
  openIntention(new URL(location ?? "", "http://shop").searchParams.get("intention"), press({}).secrets, "guest");

describe("a guest's add to cart on a home card", () => {
  test("by Reading B is the guest's own business", async () => {
    const tools = press({ ...unknown, returnTo: "/" });
    expect((await addOrSignIn(tools)).status).toBe(422);
  });

  test("by Reading A leads to the sign-in, with what was pressed and where", async () => {
    const tools = press({ ...unknown, returnTo: "/?lng=am" }, { readingA: ["homeCard"] });
    const answer = await addOrSignIn(tools);
    expect(answer.status).toBe(303);
    expect(open(answer.headers.get("location"))).toEqual({
      kind: "cartAdd",
      fields: { product: "999999999", quantity: "2" },
      returnTo: "/?lng=am",
    });
  });

  test("by Reading A is 401 with that address for callers that stay on their page", async () => {
    const tools = press({ ...unknown, returnTo: "/" }, { accept: "application/json", readingA: ["homeCard"] });
    const answer = await addOrSignIn(tools);
    expect(answer.status).toBe(401);
    const { ok, signIn, form } = await answer.json<{ ok: boolean; signIn: string; form: string }>();
    expect([ok, form]).toEqual([false, "accountActions.signInFirst"]);
    expect(open(signIn)?.kind).toBe("cartAdd");
  });

  test("by Reading A is done for who is signed in", async () => {
    const tools = press({ ...unknown, returnTo: "/" }, { account: 1, readingA: ["homeCard"] });
    expect((await addOrSignIn(tools)).status).toBe(422);
  });

  test("by Reading A on one surface is what the form says of its card", async () => {
    const exhibition = press(
      { ...unknown, returnTo: "/shop/sidebar/list", surface: "exhibitionCard" },
      { readingA: ["exhibitionCard"] },
    );
    expect((await addOrSignIn(exhibition)).status).toBe(303);
  });
});

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", ""])(
  "a way back to %j is '/' (security-and-faults.md 7)",
  async (returnTo) => {
    const tools = press({});
    const answer = await askToSignIn(tools, { kind: "wishlistAdd", fields: { product: "1" }, returnTo });
    expect(open(answer.headers.get("location"))?.returnTo).toBe("/");
  },
);
