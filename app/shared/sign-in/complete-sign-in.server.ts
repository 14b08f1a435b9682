import { randomText } from "../../http/secrets/random-text.server.ts";
import { signIn } from "../../data/accounts/sign-in.server.ts";
import { outboxStatement } from "../../data/messages/outbox.server.ts";
import { readSignInTarget } from "../../domain/accounts/sign-in-target.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import {
  isCodeLeft,
  isShort,
  type MergedCodes,
  type MergedLine,
  mergeKind,
} from "../../domain/accounts/sign-in-merge.ts";
import type { Intention } from "../../domain/cart/intention.ts";
import type { Locale } from "../../domain/languages.ts";
import { wishedAnchor } from "../../domain/wishlist/wishlist.ts";
import { cartCountCookie, compareCookie, readRecent, recentCookie } from "../../http/cookies/list-cookies.server.ts";
import { deviceCookie } from "../../http/cookies/device-cookie.server.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { openIntention } from "../../http/forms/intention.server.ts";
import { cookiesContext, type Problem } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { rotateSession } from "../../request/session.server.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { addedToCart, cartChanged } from "../cart/cart-answers.server.ts";
import { addToWishlist, moveLineToWishlist } from "../wishlist/wishlist-changes.server.ts";
import { whenUnavailable } from "../../request/needed.server.ts";

interface Account {
  id: number;
  name: string;
}

interface Afterwards {
  /** Checked here. Sign-in links always end at '/' (settled.md 27). */
  next?: string | undefined;
  intention: Intention | null;
  /** In the same batch; see signIn. */
  first?: D1PreparedStatement[];
  passwordHash?: string;
  text?: string;
  isSaidThere?: boolean;
}

/** Of the form: `next` is still unchecked; the intention is null unless it was sealed for this session. */
export function readSentTarget({ submission, secrets, session }: ActionTools): Pick<Afterwards, "next" | "intention"> {
  const { next, intention } = readSignInTarget(submission.fields);
  return { next, intention: openIntention(intention, secrets, session.idHash) };
}

const HOUR = 3_600_000;

/**
 * After an identity is proved: a new session, the guest's lists merged, the intention carried out, and a redirect.
 * Throws as the database does, with nothing changed.
 */
export async function completeSignIn(
  tools: ActionTools,
  account: Account,
  { next, intention, first = [], passwordHash, text, isSaidThere }: Afterwards,
): Promise<Response> {
  const { db, now, session, publicOrigin, t, locale, context } = tools;
  const { request } = tools.where;
  const { idHash, cookies } = rotateSession(tools, now, true);
  // Another account's recently viewed products must not be merged.
  const recent = session.account === null ? readRecent(request.headers.get("cookie")) : [];
  const device = deviceOf(request);
  const publicId = randomText(16, "base64url");
  const notices = tools.push === null ? [] : [newSignIn(tools, account, { idHash, locale, device })];
  const lists = await signIn(
    db,
    { accountId: account.id, oldHash: session.idHash, newHash: idHash, publicId, device, recent, passwordHash, now },
    [...first, ...notices],
  );
  if (first.length + notices.length > 0) callOutbox(tools);
  context
    .get(cookiesContext)
    .push(
      ...cookies,
      deviceCookie(request.headers.get("cookie"), account.id, tools),
      cartCountCookie(lists.cartCount, publicOrigin),
      compareCookie(lists.compared, publicOrigin),
      recentCookie([], publicOrigin),
    );
  const done = intention && (await carriedOut(tools, { account, idHash, intention }));
  const greeting =
    text ??
    (account.name === "" ? t("accountActions.signedIn") : t("accountActions.signedInAs", { name: account.name }));
  const message = signedInMessage({ greeting, merged: lists.merged, codes: lists.codes, done }, locale, t);
  const back = safePath(next || intention?.returnTo || "/", publicOrigin);
  const to = back + (next || done?.kind !== "done" ? "" : placeOf(intention));
  const isSaid = isSaidThere === true && message.text === text && !message.details;
  return tools.reply(message, { to }, to, isSaid ? Promise.resolve(null) : undefined);
}

/** Fragment of the card that was pressed (specification 4.5, 4.6). */
function placeOf(intention: Intention | null): string {
  return intention?.kind === "wishlistAdd" ? `#${wishedAnchor(Number(intention.fields.product))}` : "";
}

/** The shopper stays signed in even if the intention fails. */
async function carriedOut(
  tools: ActionTools,
  { account, idHash, intention }: { account: Account; idHash: string; intention: Intention },
): Promise<FlashMessage | null> {
  const session = {
    owner: `account:${account.id}`,
    idHash,
    account: { id: account.id, name: account.name, wishlist: [], seenAt: tools.now },
    isUnknown: false,
    hasCookie: true,
    xsrf: "",
    accepts: () => false,
    isNew: false,
    cookies: [],
  };
  const submission = { fields: new Map(Object.entries(intention.fields)), repeated: new Set<string>() };
  return carryOut({ ...tools, session, submission }, intention).catch(
    whenUnavailable("carry-out", () => ({ kind: "warning" as const, text: tools.t("accountActions.notCarriedOut") })),
  );
}

function newSignIn(
  { db, now }: ActionTools,
  { id }: Account,
  { idHash, locale, device }: { idHash: string; locale: Locale; device: string },
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

function deviceOf(request: Request): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is removed
  return (request.headers.get("user-agent") ?? "").replace(/[\u0000-\u001f\u007f]/g, "").slice(0, 200);
}

/** Runs the intention's own action (specification 4.6) with the new session; throws as the database does. */
async function carryOut(tools: ActionTools, { kind }: Intention): Promise<FlashMessage | null> {
  if (kind === "cartAdd") {
    const added = await addToCart(tools);
    if (!added.ok) return notDone(added.problem);
    cartChanged(tools, added.count);
    return { kind: "done", ...addedToCart(added.name, tools.t) };
  }
  const changed = await (kind === "cartWish" ? moveLineToWishlist(tools) : addToWishlist(tools));
  if (!changed.ok) return notDone(changed.problem);
  if (changed.count !== null) cartChanged(tools, changed.count);
  return { kind: "done", ...changed.message };
}

/** In the words of the refused form. */
function notDone({ fields, form }: Problem): FlashMessage | null {
  const text = form ?? Object.values(fields)[0];
  return text ? { kind: "warning", text } : null;
}

interface SignedIn {
  greeting: string;
  merged: readonly MergedLine[];
  codes: MergedCodes | null;
  done: FlashMessage | null;
}

function signedInMessage({ greeting, merged, codes, done }: SignedIn, locale: Locale, t: Translate): FlashMessage {
  const details = [
    ...merged.map((line) => {
      const { taken, wanted, had } = line;
      const values = { name: chosenText(line, locale), taken, wanted, had, total: had + taken };
      return t(`accountActions.${mergeKind(line)}`, values);
    }),
    ...(codes && isCodeLeft(codes)
      ? [t("accountActions.mergedCodeLeft", { guest: codes.guest, own: codes.own! })]
      : []),
    ...(codes?.own === null ? [t("accountActions.mergedCode", { guest: codes.guest })] : []),
  ];
  const link = done?.link ?? (details.length > 0 ? { href: "/shop/cart", text: t("actions.viewCart") } : undefined);
  const kind = isShort(merged, codes) || done?.kind === "warning" ? "warning" : "done";
  const text = done ? `${greeting} ${done.text}` : greeting;
  return { kind, text, ...(details.length > 0 ? { details } : {}), ...(link ? { link } : {}) };
}
