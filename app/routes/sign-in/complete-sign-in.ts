import { randomBytes } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { isAway } from "../../data/deadline.server.ts";
import { outboxStatement } from "../../data/messages/outbox.server.ts";
import { signIn } from "../../data/accounts/sign-in.server.ts";
import type { Intention } from "../../domain/cart/intention.ts";
import { cartCountCookie } from "../../http/cookies/cart-count.server.ts";
import { compareCookie } from "../../http/cookies/compare-cookie.server.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { logEvent } from "../../http/log.server.ts";
import { readRecent, recentCookie } from "../../http/cookies/recent.server.ts";
import { replyDone } from "../../http/forms/reply.server.ts";
import { cookiesContext, requestIdContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { callOutbox } from "../../middleware/call-outbox.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { rotateSession } from "../../middleware/session.server.ts";
import { carryOut } from "./carry-out.ts";
import { signedInMessage } from "./signed-in-message.ts";

type Tools = ReturnType<typeof actionContext>;

interface Account {
  id: number;
  /** May be empty. */
  name: string;
}

interface Afterwards {
  /** Where the shopper was; checked here. Sign-in links always end at '/' (settled.md 27). */
  next?: string | undefined;
  /** What the shopper signed in for. */
  intention: Intention | null;
  /** Statements that must succeed in the same batch; see signIn. */
  first?: D1PreparedStatement[];
  /** Stored form of the password that was checked; see signIn. */
  passwordHash?: string;
  /** Said in place of the greeting, such as that the password was changed. */
  text?: string;
}

const HOUR = 3_600_000;

/**
 * Signs a proven shopper in: new session, the guest's lists come along, the intention is carried out, and the answer
 * leads back to where the shopper was. Throws as the database does; then nothing has changed.
 */
export async function completeSignIn(
  tools: Tools,
  context: Readonly<RouterContextProvider>,
  account: Account,
  { next, intention, first = [], passwordHash, text }: Afterwards,
): Promise<Response> {
  const { db, now, session, publicOrigin, t } = tools;
  const { request } = tools.where;
  const locale = localeOf(context);
  const { idHash, cookies } = rotateSession(tools, now, true);
  // Another account's list of viewed products is not this one's.
  const recentIds = session.account === null ? readRecent(request.headers.get("cookie")) : [];
  const device = deviceOf(request);
  const publicId = randomBytes(16).toString("base64url");
  const told = tools.push === null ? [] : [newSignIn(tools, account, { idHash, locale, device })];
  const lists = await signIn(
    db,
    { accountId: account.id, oldHash: session.idHash, newHash: idHash, publicId, device, recentIds, passwordHash, now },
    [...first, ...told],
  );
  if (first.length + told.length > 0) callOutbox(tools);
  context
    .get(cookiesContext)
    .push(
      ...cookies,
      cartCountCookie(lists.cartCount, publicOrigin),
      compareCookie(lists.compareIds, publicOrigin),
      recentCookie([], publicOrigin),
    );
  const done = intention && (await carriedOut(tools, context, { account, idHash, intention }));
  const greeting =
    text ??
    (account.name === "" ? t("accountActions.signedIn") : t("accountActions.signedInAs", { name: account.name }));
  const message = signedInMessage({ greeting, merged: lists.merged, codes: lists.codes, done }, locale, t);
  const to = safePath(next || intention?.returnTo || "/", publicOrigin);
  return replyDone({ ...tools.where, to }, message, { to });
}

/** Whoever is signed in by then stays it, also when the thing they came for cannot be done now. */
async function carriedOut(
  tools: Tools,
  context: Readonly<RouterContextProvider>,
  { account, idHash, intention }: { account: Account; idHash: string; intention: Intention },
): Promise<FlashMessage | null> {
  const session = {
    owner: `account:${account.id}`,
    idHash,
    account: { id: account.id, name: account.name, wishlist: [], seenAt: tools.now },
    isUnknown: false,
    xsrf: "",
    accepts: () => false,
    cookies: [],
  };
  const submission = { fields: new Map(Object.entries(intention.fields)), repeated: new Set<string>() };
  try {
    return await carryOut({ ...tools, session, submission }, context, intention);
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("carry-out", error, context.get(requestIdContext));
    return { kind: "warning", text: tools.t("accountActions.notCarriedOut") };
  }
}

function newSignIn(
  { db, now }: Tools,
  { id }: Account,
  { idHash, locale, device }: { idHash: string; locale: "en" | "am"; device: string },
): D1PreparedStatement {
  return outboxStatement(db, {
    kind: "push",
    dedupeKey: `newSignIn:${idHash}`,
    payload: {
      account: id,
      locale,
      text: "newSignIn",
      values: { device },
      exceptSession: idHash,
      link: "/account/sessions",
    },
    now,
    expiresAt: now + HOUR,
  });
}

/** What the browser calls itself, for the account's list of sessions. */
function deviceOf(request: Request): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is removed
  return (request.headers.get("user-agent") ?? "").replace(/[\u0000-\u001f\u007f]/g, "").slice(0, 200);
}
