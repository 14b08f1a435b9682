import { mustSignInToAdd } from "../../domain/cart/guest-cart.ts";
import { intentionOf } from "../../domain/cart/intention.ts";
import { leaveMessage, replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { cartChanged } from "../cart/cart-answers.server.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";

/**
 * Add to cart by either reading of specification 4.6: into the guest's cart, or first to the sign-in, which adds afterwards.
 */
export async function addOrSignIn(tools: ActionTools): Promise<Response> {
  const { session, submission, publicOrigin, t, where } = tools;
  const returnTo = safePath(submission.fields.get("returnTo"), publicOrigin);
  // `owner` throws where the database cannot say who is signed in: nothing is added on a guess.
  const isGuest = session.owner.startsWith("session:");
  const signInToAdd = isGuest ? (await tools.settings()).signInToAdd : [];
  if (mustSignInToAdd({ returnTo, surface: submission.fields.get("surface") }, signInToAdd)) {
    return askToSignIn(tools, intentionOf("cartAdd", submission.fields, returnTo));
  }
  const link = { href: "/shop/cart", text: t("actions.viewCart") };
  const message = (name: string) => ({ kind: "done", text: t("actions.added", { name }), link }) as const;
  const left: { message?: Promise<string | null> } = {};
  // Stored beside the write, so that the answer waits for one of them.
  const added = await addToCart(tools, (name) => (left.message = leaveMessage(where, message(name))));
  if (!added.ok) return replyProblem(where, added.problem);
  return replyDone(where, message(added.name), cartChanged(tools, added.count), left.message);
}
