import { expect, test } from "vitest";
import { z } from "zod";
import { parseFields, withoutSecrets } from "../../../app/http/forms/fields.server.ts";

// security-and-faults.md 7.

const typed = { name: "Hana", contact: "0912345678", next: "/" };
const secrets = { password: "p", newPassword: "n", currentPassword: "c", code: "1", q: "t", token: "k", _xsrf: "x" };
const fields = new Map(Object.entries({ ...typed, ...secrets }));

test("passwords, codes and tokens are never printed back", () => {
  expect(withoutSecrets(fields)).toEqual(typed);
  const refused = parseFields({ fields, repeated: new Set() }, z.object({ missing: z.string() }));
  expect(refused).toEqual({ ok: false, fields: ["missing"], values: typed });
  const repeated = parseFields({ fields, repeated: new Set(["name"]) }, z.object({}));
  expect(repeated).toEqual({ ok: false, fields: ["name"], values: typed });
});

test("and still reach their own action", () => {
  const schema = z.object({ password: z.string(), code: z.string() });
  expect(parseFields({ fields, repeated: new Set() }, schema)).toEqual({
    ok: true,
    value: { password: "p", code: "1" },
  });
});
