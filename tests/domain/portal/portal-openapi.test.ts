import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { expect, test } from "vitest";
import { Validator } from "@seriousme/openapi-schema-validator";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";
import { portalOperations } from "../../../app/shared/portal/portal-operations.ts";
import formatting from "../../../.oxfmtrc.json" with { type: "json" };
import { portalOpenapi } from "../../../scripts/steps/tests/portal-openapi.ts";

// docs/portal-openapi.json.

const page = fileURLToPath(new URL("../../../docs/portal-openapi.json", import.meta.url));

test("docs/portal-openapi.json says what the schemas say", async () => {
  const { code } = await format(page, JSON.stringify(portalOpenapi()), formatting);
  await expect(code).toMatchFileSnapshot(page);
});

test("it is OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(portalOpenapi())).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect((await validator.validate({ ...portalOpenapi(), paths: { parcels: {} } })).valid).toBe(false);
});

test("every address of the interface is in it, and no other", () => {
  const known = exemptRoutes.filter(({ proof }) => proof === "key").map(({ path }) => path);
  expect(
    Object.values(portalOperations)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(known.sort());
});
