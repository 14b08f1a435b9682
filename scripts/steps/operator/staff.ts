import { parseContact } from "../../../app/domain/accounts/contact.ts";
import { type StaffRole, staffRoles } from "../../../app/domain/desk/roles.ts";
import { type Command, commandOptions } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

const roles = staffRoles.join("|");

const usage = [
  "npm run shop -- staff [--json] [--to URL]   everybody on the staff",
  `npm run shop -- staff --contact PHONE_OR_EMAIL --role ${roles} [--revoke] [--to URL]`,
].join("\n");

const known = {
  contact: { type: "string" },
  role: { type: "string" },
  revoke: { type: "boolean" },
  json: { type: "boolean" },
  to: { type: "string" },
} as const;

interface StaffOptions extends AskedShop {
  asked: { operation: "list" } | { operation: "grant" | "revoke"; contact: string; role: StaffRole };
  isJson: boolean;
}

interface Listed {
  name: string;
  phone: string | null;
  email: string | null;
  roles: StaffRole[];
}

function readStaffOptions(argv: string[], env: NodeJS.ProcessEnv): StaffOptions | null {
  const { help, contact, role, revoke = false, json: isJson = false, to } = commandOptions(argv, usage, known);
  if (help) return null;
  if (contact === undefined && role === undefined && !revoke) {
    return { asked: { operation: "list" }, isJson, ...askedShop(to, env) };
  }
  if (contact === undefined || parseContact(contact) === null) {
    throw new PlainError(`Name a phone number or an e-mail address: ${usage}`);
  }
  if (!staffRoles.includes(role as StaffRole)) throw new PlainError(`--role is one of ${staffRoles.join(", ")}.`);
  const asked = { operation: revoke ? "revoke" : "grant", contact, role: role as StaffRole } as const;
  return { asked, isJson, ...askedShop(to, env) };
}

async function runStaff({ asked, isJson, ...shop }: StaffOptions): Promise<string[]> {
  type Answer = { staff?: Listed[]; repeated?: boolean };
  const { staff, repeated } = await answerOf<Answer>(shop, "/operator/staff", asked);
  if (asked.operation === "list") {
    if (isJson) return [JSON.stringify(staff)];
    return staff!.length > 0 ? staff!.map(staffLine) : ["There is no staff yet."];
  }
  const has = asked.operation === "grant" ? "has" : "does not have";
  return [
    `${asked.contact} ${has} the role ${asked.role}${repeated ? " already" : ""}. The desk: ${shop.shop.origin}/desk`,
  ];
}

export default { usage, read: readStaffOptions, run: runStaff } satisfies Command<StaffOptions>;

function staffLine({ name, phone, email, roles }: Listed): string {
  return `${roles.join(", ").padEnd(24)}  ${[name, phone, email].filter(Boolean).join(", ")}`;
}
