import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createAccount } from "../../../app/data/accounts/accounts.server.ts";
import { addAddress, listAddresses } from "../../../app/data/accounts/addresses.server.ts";
import { signIn } from "../../../app/data/accounts/sign-in.server.ts";
import { NOW } from "../small-catalogue.ts";
import { DETAILS, insertOrderShop, placeTestOrder } from "./order-shop.ts";

// A guest's delivery address becomes the account's first.

beforeAll(() => insertOrderShop(env.DB));

let sessions = 0;

async function enter(account: number, guest: string): Promise<void> {
  sessions += 1;
  const names = { newHash: `new${sessions}`, publicId: `public${sessions}`, device: "" };
  await signIn(env.DB, { accountId: account, oldHash: guest, ...names, recent: [], now: NOW });
}

async function newAccount(phone: string): Promise<number> {
  const contact = { kind: "phone", value: phone } as const;
  const made = { name: "Hana", contact, passwordHash: "x", locale: "en", owner: "session:one", now: NOW } as const;
  return (await createAccount(env.DB, made))!.id;
}

test("the last order's address comes along, as the default one", async () => {
  const account = await newAccount("+251911000001");
  await placeTestOrder(env.DB, { owner: "session:one", details: { landmark: "Old house" } });
  await placeTestOrder(env.DB, { owner: "session:one" });
  await enter(account, "one");
  const { email: _, note: __, ...address } = DETAILS;
  expect(await listAddresses(env.DB, account)).toEqual([
    { ...address, isDefault: true, id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  await enter(account, "two");
  expect(await listAddresses(env.DB, account)).toHaveLength(1);
});

test("an account that keeps an address already gets no other", async () => {
  const account = await newAccount("+251911000002");
  const { email: _, note: __, ...address } = DETAILS;
  const own = { ...address, landmark: "My own" };
  await addAddress(env.DB, { account, id: "own", address: own, isDefault: true, now: NOW });
  await placeTestOrder(env.DB, { owner: "session:three" });
  await enter(account, "three");
  expect((await listAddresses(env.DB, account)).map(({ landmark }) => landmark)).toEqual(["My own"]);
});
