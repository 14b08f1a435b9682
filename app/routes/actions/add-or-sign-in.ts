import type { RouterContextProvider } from "react-router";
import { mustSignInToAdd } from "../../domain/cart/guest-cart.ts";
import { intentionOf } from "../../domain/cart/intention.ts";
import { guestAddToCart } from "../../domain/readings.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { askToSignIn } from "../sign-in/ask-to-sign-in.ts";
import { addToCart } from "./add-to-cart.ts";
import { cartChanged } from "./cart-changed.ts";

/** Add to cart by either reading of specification 4.6: into the guest's cart, or to the sign-in with what was wanted. */
export async function addOrSignIn(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
  readings = guestAddToCart,
): Promise<Response> {
  const { session, submission, publicOrigin, t, where } = tools;
  const returnTo = safePath(submission.fields.get("returnTo"), publicOrigin);
  // Asking for the owner fails as the database does where it cannot say who is signed in.
  const isGuest = session.owner.startsWith("session:");
  if (isGuest && mustSignInToAdd({ returnTo, surface: submission.fields.get("surface") }, readings)) {
    return askToSignIn(tools, intentionOf("cartAdd", submission.fields, returnTo));
  }
  const added = await addToCart(tools, context);
  if (!added.ok) return replyProblem(where, added.problem);
  const link = { href: "/shop/cart", text: t("actions.viewCart") };
  const message = { kind: "done", text: t("actions.added", { name: added.name }), link } as const;
  return replyDone(where, message, cartChanged(context, added.count));
}
