import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { takeLine } from "../../../app/data/cart/cart-removal.server.ts";
import { addLine, findCart, setLine } from "../../../app/data/cart/carts.server.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
});

test("presses at the same moment never make more than a line may hold, and say so instead of failing", async () => {
  const owner = { owner: "session:race", idHash: "race", now: NOW };
  const press = () => addLine(env.DB, owner, { productId: 1, variantId: 0 }, 40, 1000);
  const counts = await Promise.all([press(), press(), press()]);
  expect(counts.filter((count) => count === null)).toHaveLength(1);
  const [line] = await findCart(env.DB, owner.owner);
  expect(line?.quantity).toBe(80);
});

test("a line that vanished meanwhile cannot be set, and its removal is no error", async () => {
  const owner = { owner: "session:gone", idHash: "gone", now: NOW };
  const key = { productId: 1, variantId: 0 };
  await addLine(env.DB, owner, key, 2, 1000);
  expect(await setLine(env.DB, owner, key, 3, 1000)).toBe(3);
  expect(await takeLine(env.DB, owner, key)).toMatchObject({ units: 0 });
  expect(await setLine(env.DB, owner, key, 4, 1000)).toBeNull();
  expect(await takeLine(env.DB, owner, key)).toMatchObject({ units: 0 });
});
