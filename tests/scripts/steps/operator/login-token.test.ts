import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { askForLoginToken, readLoginOptions } from "../../../../scripts/steps/operator/login-token.ts";

const env = { OPERATOR_TOKEN: "operator", PORT: "8999" } as unknown as NodeJS.ProcessEnv;

test("the command line: contact, and what it does without more", () => {
  expect(readLoginOptions(["--contact", "0912 345 678"], env)).toMatchObject({
    contact: "0912 345 678",
    create: false,
    minutes: 10,
    token: "operator",
  });
  const told = readLoginOptions(
    ["--contact", "a@b.example", "--create", "--minutes", "3", "--to", "https://x.y"],
    env,
  )!;
  expect([told.create, told.minutes, told.shop.origin]).toEqual([true, 3, "https://x.y"]);
  expect(readLoginOptions(["--help"], env)).toBeNull();
});

test.each([
  [[], /Name a phone number/],
  [["--contact", "nobody"], /Name a phone number/],
  [["--contact", "a@b.example", "--minutes", "11"], /from 1 to 10/],
  [["--contact", "a@b.example", "--minutes", "1.5"], /from 1 to 10/],
  [["--contact", "a@b.example", "--to", "shop"], /shop's address/],
  [["--contact", "a@b.example", "--forever"], /npm run shop -- login/],
])("%j is refused in one sentence", (argv, sentence) => {
  expect(() => readLoginOptions(argv, env)).toThrow(sentence);
});

describe("the shop's answers", () => {
  let stop = () => {};
  afterEach(() => stop());

  async function ask(status: number, body: string, create = false) {
    const server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stop = () => server.close();
    const shop = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return askForLoginToken({ contact: "a@b.example", create, minutes: 10, shop, token: "operator" });
  }

  test("a link", async () => {
    expect(await ask(200, '{"address":"http://x/token-login?q=t","expiresAt":1}')).toMatchObject({ expiresAt: 1 });
  });

  test.each([
    [401, '{"problem":"wrong"}', /refuses the operator token/],
    [422, '{"problem":"contact: nobody has it; send create"}', /add --create/],
    [503, '{"problem":"later"}', /did not do it \(503\)/],
    [200, "<html>", /did not do it/],
  ])("%i %s is told in one sentence", async (status, body, sentence) => {
    await expect(ask(status, body)).rejects.toThrow(sentence);
  });

  test("no shop at all", async () => {
    const shop = new URL("http://127.0.0.1:9");
    const options = { contact: "a@b.example", create: false, minutes: 10, shop, token: "operator" };
    await expect(askForLoginToken(options)).rejects.toThrow(/No shop answers/);
  });
});
