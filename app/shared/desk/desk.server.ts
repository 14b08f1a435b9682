import { createContext, data, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";
import { findStaff, type Staff } from "../../data/desk/staff.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { deskAreaOf, deskAreas, mayRead, mayWrite, type DeskPath } from "../../domain/desk/roles.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { failureContext, problemContext, submissionContext } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type ActionTools, confirmed } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { localeOf, translator } from "../../request/locale.server.ts";
import { needed } from "../../request/needed.server.ts";
import { sessionContext } from "../../request/session.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Who works at the desk in this request; set by `desk`. */
export const staffContext = createContext<Staff>();

/**
 * The guard of every address of the desk, first in its route's `middleware` (settled.md 44). Who is not on the staff, or has no
 * role for the area, gets the page of an address that does not exist; who has not proved a second factor is asked for it.
 */
export const desk: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, search } = new URL(request.url);
  const path = pathname
    .replace(/\.data$/, "")
    .toLowerCase()
    .replace(/(?<=.)\/+$/, "");
  const area = deskAreaOf(path);
  const { db, clock } = context.get(bindings);
  const session = context.get(sessionContext);
  const staff = await needed(context, async () => {
    // Throws where the database cannot say who this is.
    void session.owner;
    const accountId = session.account?.id;
    return accountId === undefined ? null : findStaff(db, { accountId, sessionHash: session.idHash, now: clock() });
  });
  const isWrite = request.method === "POST";
  if (!staff || !area || !(isWrite ? mayWrite : mayRead)(staff.roles, area)) return unknownAddress(context);
  context.set(staffContext, staff);
  if (staff.isOpen || area === "/desk/enter") return next();
  if (!isWrite) throw redirect(`/desk/enter?next=${encodeURIComponent(pathname + search)}`, 303);
  // What was typed is shown, to be sent again once the desk is open.
  const fields = Object.entries(withoutSecrets(context.get(submissionContext).fields));
  context.set(failureContext, { status: 403, confirm: { action: path, fields } });
  return new Response(null, { status: 403 });
};

/** The answer of an address that nobody answers. */
function unknownAddress(context: Context): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

/** The page of an address that nobody answers; to be thrown. */
export function unknownPage(context: Context) {
  return data({ title: context.get(translator)("actions.notFoundTitle") }, { status: 404 });
}

/** The same as the answer of a form target. */
export function unknownObject({ where }: ActionTools): Response {
  return unknownAddress(where.context);
}

/** What every page of the desk shows around its own content. */
export interface DeskFrame {
  /** Who is at work. */
  name: string;
  /** The areas this person may look at, in the order of the navigation. */
  areas: DeskPath[];
  /** The area of the page. */
  current: DeskPath;
  /** Whether this person may change something here. */
  mayWrite: boolean;
}

/** The frame for a page of the area `current`, and its title: what a desk page's loader returns besides its own. */
export function deskFrame(
  context: Context,
  current: DeskPath,
  heading: TextKey,
  values: Record<string, string | number> = {},
): { frame: DeskFrame; title: string } {
  const { name, roles } = context.get(staffContext);
  const t = context.get(translator);
  const title = t("desk.pageTitle", { page: t(heading, values), shop: shopName(localeOf(context)) });
  const areas = deskAreas.map(({ href }) => href).filter((href) => href !== "/desk/enter" && mayRead(roles, href));
  return {
    frame: { name, areas, current, mayWrite: mayWrite(roles, current) },
    title: context.get(problemContext) === null ? title : t("account.errorTitle", { title }),
  };
}

export type DeskTools = ActionTools & { staff: Staff; author: EventAuthor };

interface ActionArgs {
  request: Request;
  context: Context;
}

/** A form target of the desk, behind the guard `desk`: with who writes. A refusal is shown on the page of the form. */
export function deskAction<Args extends ActionArgs>(
  write: (tools: DeskTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return confirmed<Args>((tools, args) => {
    const staff = args.context.get(staffContext);
    const { fields } = tools.submission;
    if (!fields.has("returnTo")) fields.set("returnTo", new URL(args.request.url).pathname);
    return write({ ...tools, staff, author: staffAuthor(staff, args.request.headers) }, args);
  });
}

/** Somebody at the desk as the author of events. */
function staffAuthor({ accountId, name }: Staff, headers: Headers): EventAuthor {
  return { kind: "staff", id: String(accountId), name, address: clientAddress(headers) };
}
