import { redirect } from "react-router";
import { confirmed } from "../../request/action-context.server.ts";
import { wishLine } from "./take-line-out.server.ts";

export const loader = () => redirect("/shop/cart", 303);

export const action = confirmed((tools) => wishLine(tools));
