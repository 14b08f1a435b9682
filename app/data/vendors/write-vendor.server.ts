import { parsePhone } from "../../domain/accounts/contact.ts";
import { changedFacts, type EventFacts } from "../../domain/desk/operator-event.ts";
import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";
import type { VendorProfile } from "../../domain/vendors/vendor-profile.ts";
import { authorValues, eventIfChanged, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { addPicturesStatement, storedAddress } from "../pictures/picture-names.server.ts";
import { addSentStatement } from "../pictures/sent-pictures.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { type DeskVendor, vendorColumns } from "./desk-vendors.server.ts";

export type VendorChanges = Partial<VendorProfile & Pick<DeskVendor, "verifiedAt" | "hiddenAt" | "closedUntil">>;

interface Writer extends By {
  db: D1Database;
  sent?: readonly SentPicture[];
}

/** Third-party logo and banner become the shop's own (docs/decisions/0049). */
function withPictures<Changes extends VendorChanges>({ db, now, sent = [] }: Writer, changes: Changes) {
  const fields = (["logo", "banner"] as const).filter((field) => changes[field]);
  if (fields.length === 0) return { stored: changes, add: [] };
  const named = fields.map((field) => changes[field]!);
  const stored = { ...changes, ...Object.fromEntries(fields.map((field) => [field, storedAddress(changes[field]!)])) };
  return {
    stored,
    add: [addPicturesStatement(db, named, now), ...(sent.length ? [addSentStatement(db, sent, now)] : [])],
  };
}

/** taken: another vendor has the name; meanwhile: changed since `before` was read. */
export type WriteOutcome = "changed" | "same" | "taken" | "meanwhile";

export async function createVendor(
  by: Writer,
  asked: Partial<VendorProfile> & { name: string },
): Promise<number | null> {
  const { db, author, now } = by;
  const { stored: profile, add } = withPictures(by, asked);
  const columns = columnsOf(profile);
  const names = [...columns.map(({ column }) => column), "created_at"];
  const insert = db
    .prepare(
      `INSERT INTO vendor (${names.join(", ")}) VALUES (${names.map((_, at) => `?${at + 1}`).join(", ")})
       ON CONFLICT (name) DO NOTHING RETURNING id`,
    )
    .bind(...columns.map(({ value }) => value), now);
  const facts = JSON.stringify(changedFacts({}, factsOf(profile)).after);
  const event = db.prepare(CREATED).bind(profile.name, now, ...authorValues(author), facts);
  const [created] = await db.batch<{ id: number }>([insert, event, ...add]);
  return created!.results[0]?.id ?? null;
}

const CREATED = `${INSERT_EVENT}
  SELECT ?2, ?3, ?4, ?5, 'vendorCreated', 'vendor', id, '{}', ?7, ?6 FROM vendor WHERE name = ?1 AND changes() > 0`;

/** Writes the differences to `before`. `hideOrRestoreGoods` moves the goods afterwards. */
export async function changeVendor(
  by: Writer,
  before: DeskVendor,
  asked: VendorChanges,
  reason = "",
): Promise<WriteOutcome> {
  const { db, author, now } = by;
  const { stored: changes, add } = withPictures(by, asked);
  const present: VendorChanges = { ...before, city: before.isCityKnown ? before.city : "" };
  const names = (Object.keys(changes) as (keyof VendorChanges)[]).filter((name) => changes[name] !== present[name]);
  if (names.length === 0) return "same";
  const pick = (of: VendorChanges): VendorChanges => Object.fromEntries(names.map((name) => [name, of[name]]));
  const [wanted, was] = [columnsOf(pick(changes)), columnsOf(pick(present))];
  const sets = wanted.map(({ column }, at) => `${column} = ?${at + 2}`);
  const conditions = was.map(({ column }, at) => `${column} IS ?${at + 2 + wanted.length}`);
  const update = db
    .prepare(`UPDATE vendor SET ${sets.join(", ")} WHERE id = ?1 AND ${conditions.join(" AND ")}`)
    .bind(before.id, ...[...wanted, ...was].map(({ value }) => value));
  const facts = changedFacts(factsOf(pick(present)), factsOf(pick(changes)));
  const event = eventIfChanged(db, {
    author,
    action: "vendorChanged",
    object: { kind: "vendor", id: String(before.id) },
    now,
    ...{ before: facts.before, after: { ...facts.after, ...(reason !== "" && { reason }) } },
  });
  try {
    // Directly after the event, whose changes() each message tests.
    const letters = lettersToFormer(db, before, changes, now);
    const [changed] = await db.batch([update, event, ...letters, bumpVersion(db, now), ...add]);
    return changed!.meta.changes > 0 ? "changed" : "meanwhile";
  } catch (error) {
    if (String(error).includes("UNIQUE constraint failed: vendor.name")) return "taken";
    throw error;
  }
}

/** Notifies the former phone and e-mail of a vendor, because links to orders go elsewhere from now on. */
function lettersToFormer(db: D1Database, before: DeskVendor, changes: VendorChanges, now: number) {
  const { id, smsTo, email, language, amharicName } = before;
  const isMoved =
    parsePhone(changes.phone ?? before.phone) !== smsTo || (changes.email ?? before.email) !== before.email;
  const locale = language || (amharicName.trim() === "" ? "en" : "am");
  const former = isMoved
    ? (
        [
          ["sms", smsTo],
          ["mail", email],
        ] as const
      ).filter(([, to]) => to)
    : [];
  return former.map(([kind, to]) =>
    db
      .prepare(LETTER)
      .bind(
        kind,
        `vendorReach:${id}:${now}:${kind}`,
        JSON.stringify({ to, locale, text: "vendorReach" }),
        now,
        now + DAY,
      ),
  );
}

const DAY = 86_400_000;
const LETTER = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT ?1, ?2, ?3, ?4, ?4, ?5 WHERE changes() > 0`;

type Column = { column: string; value: string | number | null };

/** An unknown city counts as Addis Ababa for delivery fees. */
function columnsOf(changes: VendorChanges): Column[] {
  const { city } = changes;
  const columns = Object.entries(changes).flatMap(([field, value]): Column[] => {
    if (value === undefined) return [];
    const empty = field === "city" ? "Addis Ababa" : field === "description" ? "" : null;
    return [{ column: vendorColumns[field as keyof VendorChanges], value: value || empty }];
  });
  return city === undefined ? columns : [...columns, { column: "is_city_known", value: Number(city !== "") }];
}

function factsOf({ verifiedAt, hiddenAt, closedUntil, ...profile }: VendorChanges): EventFacts {
  const texts = Object.entries(profile).map(([name, text]) => [name, text === "" ? null : text]);
  return {
    ...(Object.fromEntries(texts) as EventFacts),
    ...(verifiedAt !== undefined && { verified: verifiedAt !== null }),
    ...(hiddenAt !== undefined && { hidden: hiddenAt !== null }),
    ...(closedUntil !== undefined && { closedUntil }),
  };
}
