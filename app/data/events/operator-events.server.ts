import type {
  AuthorKind,
  EventAction,
  EventAuthor,
  EventFacts,
  ObjectKind,
  OperatorEvent,
} from "../../domain/desk/operator-event.ts";

/** The author of a change, and its moment. */
export interface By {
  author: EventAuthor;
  now: number;
}

/** Goes into the batch of the write it records (settled.md 44). */
export function eventStatement(db: D1Database, event: OperatorEvent): D1PreparedStatement {
  return db.prepare(`${INSERT_EVENT} VALUES (${VALUES})`).bind(...valuesOf(event));
}

/** Only if the statement just before it in the batch changed a row (triggers do not count). */
export function eventIfChanged(db: D1Database, event: OperatorEvent): D1PreparedStatement {
  return db.prepare(`${INSERT_EVENT} SELECT ${VALUES} WHERE changes() > 0`).bind(...valuesOf(event));
}

/** For INSERT_EVENT in a statement of another file. */
export const authorValues = ({ kind, id, name, address }: EventAuthor) => [kind, id, name, address] as const;

function valuesOf({ now, author, action, object, before = {}, after = {} }: OperatorEvent): (string | number)[] {
  const facts = [JSON.stringify(before), JSON.stringify(after)];
  return [now, author.kind, author.id, author.name, action, object.kind, object.id, ...facts, author.address];
}

export interface ListedEvent {
  id: number;
  at: number;
  authorKind: AuthorKind;
  authorId: string;
  authorName: string;
  action: EventAction;
  objectKind: ObjectKind;
  objectId: string;
  before: EventFacts;
  after: EventFacts;
  address: string;
}

/** Only one filter applies: the object, else the author, else the action. */
export interface EventQuestion {
  object?: { kind: ObjectKind; id: string } | null;
  author?: { kind: AuthorKind; id: string } | null;
  action?: EventAction | null;
  before?: number | null;
}

export async function listEvents(db: D1Database, asked: EventQuestion, limit: number): Promise<ListedEvent[]> {
  const { object, author, action } = asked;
  const [which, ...values] = object
    ? ["object_kind = ?3 AND object_id = ?4", object.kind, object.id]
    : author
      ? ["author_kind = ?3 AND author_id = ?4", author.kind, author.id]
      : action
        ? ["action = ?3", action]
        : ["1"];
  const statement = db
    .prepare(`SELECT ${COLUMNS} FROM operator_event WHERE id < ?1 AND ${which} ORDER BY id DESC LIMIT ?2`)
    .bind(asked.before ?? Number.MAX_SAFE_INTEGER, limit, ...values);
  const { results } = await statement.all<EventRow>();
  return results.map((row) => ({ ...row, before: factsOf(row.before), after: factsOf(row.after) }));
}

type EventRow = Omit<ListedEvent, "before" | "after"> & { before: string; after: string };

const factsOf = (text: string) => JSON.parse(text) as EventFacts;

export const INSERT_EVENT = `
  INSERT INTO operator_event
    (at, author_kind, author_id, author_name, action, object_kind, object_id, before, after, address)`;
const VALUES = "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10";

const COLUMNS = `id, at, author_kind AS authorKind, author_id AS authorId, author_name AS authorName, action,
  object_kind AS objectKind, object_id AS objectId, before, after, address`;
