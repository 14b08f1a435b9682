import type { Submission } from "../request-context.server.ts";
import { readBounded } from "./bounded-body.server.ts";
import { readMultipart, takesFiles, type WhoseFiles } from "./multipart.server.ts";
import { sentType } from "../media-types.server.ts";
import { isObject, parseJson } from "../../domain/json-value.ts";

const BODY_LIMIT = 64 * 1024;
/** In bytes, for pasted files: an Amharic letter takes nine bytes of a form. */
const LARGE_FORMS = new Map([["/desk/home", 1024 * 1024]]);
const FIELD_LIMIT = 200;

type Refusal = { status: 400 | 403 | 408 | 413 | 415 | 429; sent?: Submission };

/**
 * security-and-faults.md 6: up to 64 KiB and 200 fields. 413 too large, 415 other types, 400 unreadable, 408 too slow.
 */
export async function readSubmission(request: Request, whose: WhoseFiles): Promise<Submission | Refusal> {
  const type = sentType(request);
  if (type === "multipart/form-data" && takesFiles(new URL(request.url).pathname)) return readMultipart(request, whose);
  const isForm = type === "application/x-www-form-urlencoded";
  if (!isForm && type !== "application/json") {
    // A press without fields: some servers pass an empty body on as one.
    const isEmpty = type === "" && (await readBounded(request, 0).catch(() => null)) === "";
    return isEmpty ? { fields: new Map(), repeated: new Set() } : { status: 415 };
  }
  const text = await readBounded(request, LARGE_FORMS.get(new URL(request.url).pathname) ?? BODY_LIMIT).catch(
    (error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    },
  );
  if (text === null) return { status: 413 };
  if (text instanceof Response) return { status: text.status === 400 ? 400 : 408 };
  return isForm ? fromForm(text) : fromJson(text);
}

function fromForm(text: string): Submission | Refusal {
  const fields = new Map<string, string>();
  const repeated = new Set<string>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > FIELD_LIMIT) return { status: 413 };
    if (fields.has(name)) repeated.add(name);
    else fields.set(name, value);
  }
  return { fields, repeated };
}

function fromJson(text: string): Submission | Refusal {
  const value = parseJson(text);
  if (!isObject(value)) return { status: 400 };
  const entries = Object.entries(value);
  if (entries.length > FIELD_LIMIT) return { status: 413 };
  const fields = new Map<string, string>();
  for (const [name, member] of entries) {
    if (member === null) continue;
    if (typeof member === "object") return { status: 400 };
    fields.set(name, String(member));
  }
  return { fields, repeated: new Set() };
}
