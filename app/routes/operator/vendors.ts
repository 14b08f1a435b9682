import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { findDeskVendor, findVendorsByName, listDeskVendors } from "../../data/vendors/desk-vendors.server.ts";
import {
  checkProfile,
  missingForDelivery,
  profileFields,
  type ProfileProblems,
} from "../../domain/vendors/vendor-profile.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";
import { changeWhole, saveVendorRow } from "../../shared/vendors/change-vendor.server.ts";
import type { Route } from "./+types/vendors";

const AT_ONCE = 100;
/** Each row takes a few queries (security-and-faults.md 3). */
const ROWS = 10;

const typed = z.partialRecord(z.enum(profileFields), z.string().max(20_000));

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list"), before: z.int().min(1).optional() }),
  z.object({ operation: z.literal("missing"), names: z.array(z.string().max(400)).max(500) }),
  z.object({
    operation: z.literal("save"),
    vendors: z.array(typed).min(1).max(ROWS),
    fills: z.boolean().default(false),
  }),
  z.object({
    operation: z.literal("change"),
    vendor: z.union([z.int().min(1), z.string().min(1).max(400)]),
    profile: typed.default({}),
    verified: z.boolean().optional(),
    hidden: z.boolean().optional(),
    closedUntil: z.int().min(0).nullable().optional(),
    reason: z.string().max(500).default(""),
  }),
]);

type Asked = z.infer<typeof schema>;

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, operatorToken, clock, pictures } = context.get(bindings);
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/vendors"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  try {
    const by = { db, author: operatorAuthor(request), now: clock(), handsOut: pictures !== null };
    return await answer(by, parsed.data);
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("vendors", error);
    return problemAnswer(503, "Not confirmed; send the same again.", { "Retry-After": "2" });
  }
}

type By = Parameters<typeof saveVendorRow>[0];

async function answer(by: By, asked: Asked): Promise<Response> {
  const { db } = by;
  if (asked.operation === "list") {
    const question = { match: null, contact: null, only: null, before: asked.before ?? null };
    return json(200, { vendors: await listDeskVendors(db, question, AT_ONCE) });
  }
  if (asked.operation === "missing") {
    const vendors = await findVendorsByName(db, asked.names);
    const facts = vendors.map((vendor) => ({ id: vendor.id, name: vendor.name, missing: missingForDelivery(vendor) }));
    return json(200, { vendors: facts.filter(({ missing }) => missing.length > 0) });
  }
  if (asked.operation === "change") return change(by, asked);
  const saved = [];
  for (const row of asked.vendors) {
    const outcome = await saveVendorRow(by, row, asked);
    saved.push(outcome.kind === "refused" ? { kind: "refused", problem: problemText(outcome.problems) } : outcome);
  }
  return json(200, { saved });
}

async function change(by: By, asked: Extract<Asked, { operation: "change" }>): Promise<Response> {
  const { vendor: which, profile, verified: isVerified, hidden: isHidden, closedUntil, reason } = asked;
  const vendor =
    typeof which === "number" ? await findDeskVendor(by.db, which) : (await findVendorsByName(by.db, [which]))[0];
  if (!vendor) return problemAnswer(404, "vendor: unknown");
  const checked = checkProfile(profile);
  if (!checked.ok) return problemAnswer(422, problemText(checked.problems));
  const wish = { profile: checked.profile, isVerified, isHidden, closedUntil, reason };
  const outcome = await changeWhole(by, vendor, wish);
  if (outcome === "taken") return problemAnswer(409, "name: another vendor has it");
  if (outcome === "meanwhile") return problemAnswer(409, "Somebody changed the vendor at the same moment; look again.");
  return json(200, {
    ok: true,
    ...(outcome === "same" && { repeated: true }),
    vendor: await findDeskVendor(by.db, vendor.id),
  });
}

function problemText(problems: ProfileProblems): string {
  return Object.entries(problems)
    .map(([field, { kind, ...more }]) => {
      if (kind === "tooLong") return `${field}: is longer than ${"max" in more ? more.max : 0} letters`;
      return `${field}: ${kind === "missing" ? "is missing" : kind === "two" ? "holds two" : "cannot be used"}`;
    })
    .join("; ");
}
