import { redirect } from "react-router";
import { confirmed } from "../../request/action-context.server.ts";
import { addOrSignIn } from "../../shared/sign-in/add-or-sign-in.server.ts";

export const loader = () => redirect("/shop/cart", 303);

/** Add to cart, for guests and shoppers (specification 4.6, 7.2). */
export const action = confirmed((tools) => addOrSignIn(tools));
