import { mustSignInToAdd } from "../../domain/cart/guest-cart.ts";
import { intentionOf } from "../../domain/cart/intention.ts";
import { leaveMessage } from "../../http/forms/reply.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { addedToCart, cartChanged } from "../cart/cart-answers.server.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";

/** Both readings of specification 4.6: add to the guest's cart, or sign in first and add afterwards. */
export async function addOrSignIn(tools: ActionTools): Promise<Response> {
  const { session, submission, publicOrigin, t, reply, refuse, where } = tools;
  const returnTo = safePath(submission.fields.get("returnTo"), publicOrigin);
  // The getter throws where the database cannot identify the session: nothing is added on a guess.
  const isGuest = session.owner.startsWith("session:");
  const signInToAdd = isGuest ? (await tools.settings()).signInToAdd : [];
  if (mustSignInToAdd({ returnTo, surface: submission.fields.get("surface") }, signInToAdd)) {
    return askToSignIn(tools, intentionOf("cartAdd", submission.fields, returnTo));
  }
  const left: { message?: Promise<string | null> } = {};
  // In parallel with the write, to save a round trip.
  const added = await addToCart(tools, (name) => (left.message = leaveMessage(where, addedToCart(name, t))));
  if (!added.ok) return refuse(added.problem);
  return reply(addedToCart(added.name, t), cartChanged(tools, added.count), undefined, left.message);
}
