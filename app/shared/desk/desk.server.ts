import { createContext, data, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";
import { findStaff, type Staff } from "../../data/desk/staff.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { deskAreaOf, deskAreas, mayRead, mayWrite, type DeskPath } from "../../domain/desk/roles.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { failureContext, isRefused, submissionContext } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type ActionTools, confirmed } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { localeOf, translator } from "../../request/locale.server.ts";
import { needed } from "../../request/needed.server.ts";
import { sessionContext } from "../../request/session.server.ts";

type Context = Readonly<RouterContextProvider>;

export const staffContext = createContext<Staff>();

/**
 * The guard of every desk address, first in its route's `middleware` (settled.md 44). 404 without a role for the area;
 * without a verified second factor it asks for one.
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
    // The getter throws where the database cannot identify the session.
    void session.owner;
    const accountId = session.account?.id;
    return accountId === undefined ? null : findStaff(db, { accountId, sessionHash: session.idHash, now: clock() });
  });
  const isWrite = request.method === "POST";
  if (!staff || !area || !(isWrite ? mayWrite : mayRead)(staff.roles, area)) return unknownAddress(context);
  context.set(staffContext, staff);
  if (staff.isOpen || area === "/desk/enter") return next();
  if (!isWrite) throw redirect(`/desk/enter?next=${encodeURIComponent(pathname + search)}`, 303);
  // The typed form is shown again, to be sent once the desk is open.
  const fields = Object.entries(withoutSecrets(context.get(submissionContext).fields));
  context.set(failureContext, { status: 403, confirm: { action: path, fields } });
  return new Response(null, { status: 403 });
};

function unknownAddress(context: Context): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

export function unknownPage(context: Context) {
  return data({ title: context.get(translator)("actions.notFoundTitle") }, { status: 404 });
}

export function unknownObject({ where }: ActionTools): Response {
  return unknownAddress(where.context);
}

export interface DeskFrame {
  name: string;
  areas: DeskPath[];
  current: DeskPath;
  mayWrite: boolean;
}

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
    title: isRefused(context) ? t("account.errorTitle", { title }) : title,
  };
}

export type DeskTools = ActionTools & { staff: Staff; author: EventAuthor };

interface ActionArgs {
  request: Request;
  context: Context;
}

/** A form action of the desk, after the guard `desk`; refusals are shown on the form's page. */
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

function staffAuthor({ accountId, name }: Staff, headers: Headers): EventAuthor {
  return { kind: "staff", id: String(accountId), name, address: clientAddress(headers) };
}
