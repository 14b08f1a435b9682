import { redirect } from "react-router";
import { removePushToken } from "../../data/messages/push-tokens.server.ts";
import { pushAction } from "./push-action.server.ts";

export const loader = () => redirect("/", 303);

export const action = pushAction(({ db, session }, token) => removePushToken(db, session.owner, token));
