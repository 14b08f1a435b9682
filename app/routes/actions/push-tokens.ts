import { redirect } from "react-router";
import { savePushToken } from "../../data/messages/push-tokens.server.ts";
import { pushAction } from "./push-action.server.ts";

export const loader = () => redirect("/", 303);

export const action = pushAction(({ db, session, now }, token) =>
  savePushToken(db, { owner: session.owner, idHash: session.idHash, now }, token),
);
