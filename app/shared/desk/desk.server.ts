import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { findStaff, type Staff } from "../../data/desk/staff.server.ts";
import { type ListedEvent, listEvents } from "../../data/events/operator-events.server.ts";
import type { EventAuthor, OperatorEvent } from "../../domain/desk/operator-event.ts";
import { type DeskArea, deskAreaOf, deskAreas, hasRole } from "../../domain/desk/roles.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { failureContext, submissionContext } from "../../http/request-context.server.ts";
import { type ActionArgs, type ActionTools, confirmed } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { type PageArgs, pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { sessionContext } from "../../request/session.server.ts";

const staffContext = createContext<Staff & { area: DeskArea; path: string }>();

/** 404 without a role for the area; without a verified second factor it asks for one. */
const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
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
  if (!staff || !area || !hasRole(staff.roles, isWrite ? area.writes : area.reads)) return unknownAddress(context);
  context.set(staffContext, { ...staff, area, path });
  if (staff.isOpen || area.href === "/desk/enter") return next();
  if (!isWrite) throw redirect(`/desk/enter?next=${encodeURIComponent(pathname + search)}`, 303);
  // The typed form is printed again, to be sent once the desk is open.
  const fields = Object.entries(withoutSecrets(context.get(submissionContext).fields));
  context.set(failureContext, { status: 403, confirm: { action: path, fields } });
  return new Response(null, { status: 403 });
};

/** The middleware of every desk address (settled.md 44). */
export const desk = [guard];

function unknownAddress(context: RequestContext): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

/** The loader of an address that is only posted to. */
export function nothingToRead({ context }: { context: RequestContext }) {
  throw pageTools(context).notFound();
}

export const deskSize = 50;

export interface DeskRows<Row> {
  rows: readonly Row[];
  newest: string | null;
  older: string | null;
}

/** null for anything but an id. */
export const typedId = (typed: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(typed ?? "") ? Number(typed) : null;

export const oneOf = <Value extends string>(values: readonly Value[], typed: string | null): Value | null =>
  values.find((value) => value === typed) ?? null;

type By = "before" | "after";

function deskReader({ context, url }: PageArgs) {
  const tools = pageTools(context);
  const { pathname, searchParams } = url;
  const asked = (name: string) => searchParams.get(name) ?? "";
  const pageAddress = (by: By, key: string | number | null) => {
    const query = new URLSearchParams(searchParams);
    query.delete(by);
    if (key !== null) query.set(by, String(key));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const pageLinks = (by: By, next: string | number | null) => ({
    newest: searchParams.has(by) ? pageAddress(by, null) : null,
    older: next === null ? null : pageAddress(by, next),
  });
  return {
    ...tools,
    staff: context.get(staffContext),
    asked,
    askedId: (name: string) => typedId(asked(name)),
    askedOne: <Value extends string>(name: string, values: readonly Value[]) => oneOf(values, asked(name)),
    pageLinks,
    /** `list` gets the id where the page begins, and a limit of one row more than it has; `key`: of the next page. */
    rows: async <Row extends object>(
      by: By,
      list: (limit: number, from: number | null) => Promise<readonly Row[]>,
      key: (row: Row) => string | number = (row) => (row as { id: number }).id,
    ): Promise<DeskRows<Row>> => {
      const found = await list(deskSize + 1, typedId(asked(by)));
      const rows = found.slice(0, deskSize);
      return { rows, ...pageLinks(by, found.length > deskSize ? key(rows.at(-1)!) : null) };
    },
    history: (object: OperatorEvent["object"], limit = deskSize): Promise<ListedEvent[]> =>
      listEvents(tools.db, { object }, limit),
  };
}

interface Way {
  href: string;
  text: string;
}

export interface DeskFrame {
  areas: Way[];
  current: string;
  back: Way | null;
  path: string;
  /** By the address. */
  asked: Record<string, string>;
  mayWrite: boolean;
  viewer: Viewer;
}

interface ReadPage {
  /** Left out: the name of the area. */
  heading?: string;
  titled?: string;
  /** true: to the list of its area; left out: true for addresses below it. */
  back?: Way | boolean;
  history?: readonly ListedEvent[];
}

/** A page's data as stored: the desk is never hydrated, so its components format. 404 for null. */
export function deskLoader<Args extends PageArgs, Page extends object>(
  read: (reader: ReturnType<typeof deskReader>, args: Args) => Promise<Page | null>,
) {
  return async (args: Args) => {
    const reader = deskReader(args);
    const page = await reader.needed(() => read(reader, args));
    if (!page) throw reader.notFound();
    const { viewer, title, t } = reader;
    const { roles, area, path } = reader.staff;
    const areas = deskAreas.filter(({ href, reads }) => href !== "/desk/enter" && hasRole(roles, reads));
    const ways = areas.map(({ href, text }): Way => ({ href, text: t(text) }));
    const list: Way = { href: area.href, text: t(area.text) };
    const { heading = list.text, titled = heading, back = path !== area.href }: ReadPage = page;
    const frame: DeskFrame = {
      ...{ areas: ways, current: area.href, back: back === true ? list : back || null },
      ...{
        path: args.url.pathname,
        asked: Object.fromEntries(args.url.searchParams),
        mayWrite: hasRole(roles, area.writes),
        viewer,
      },
    };
    return { ...page, heading, frame, title: title("desk.pageTitle", { page: titled }) };
  };
}

export type DeskPage = ReadPage & { title: string; heading: string; frame: DeskFrame };

export type DeskTools = ActionTools & { staff: Staff; author: EventAuthor };

/** A form action of the desk, after its guard; refusals are shown on the form's page. */
export function deskAction<Args extends ActionArgs>(
  write: (tools: DeskTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return confirmed<Args>((tools, args) => {
    const staff = args.context.get(staffContext);
    const { fields } = tools.submission;
    if (!fields.has("returnTo")) fields.set("returnTo", new URL(args.request.url).pathname);
    const address = clientAddress(args.request.headers);
    return write(
      { ...tools, staff, author: { kind: "staff", id: String(staff.accountId), name: staff.name, address } },
      args,
    );
  });
}
