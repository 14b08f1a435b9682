import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planReorder, type OrderedAgain } from "../../../app/domain/orders/reorder.ts";
import { now, sampleProduct } from "../products/sample-product.ts";

// settled.md 20.

const line = (changes: Parameters<typeof sampleProduct>[0] = {}, more: Partial<OrderedAgain> = {}): OrderedAgain => ({
  product: sampleProduct(changes),
  variant: null,
  variantId: 0,
  quantity: 2,
  retired: false,
  ...more,
});
const closed = { ...sampleProduct().vendor, closedUntil: now + 1 };
const many = Array.from({ length: 50 }, (_, index) => ({ productId: 100 + index, variantId: 0, quantity: 1 }));

describe("ordering again", () => {
  test.each([
    ["gone", line({}, { retired: true }), []],
    ["closed", line({ vendor: closed }), []],
    ["optionGone", line({ variantCount: 2 }, { variantId: 9 }), []],
    ["soldOut", line({ stockAmount: 0 }), []],
    ["overStock", line({ stockAmount: 3 }), [{ productId: 7, variantId: 0, quantity: 3 }]],
    ["overLimit", line({ stockAmount: 500 }), [{ productId: 7, variantId: 0, quantity: 99 }]],
    ["cartFull", line(), many],
  ] as const)("leaves out what cannot be had: %s", (reason, one, held) => {
    const plan = planReorder([one], held, now);
    expect([plan.adds.length, plan.left.map((left) => left.reason)]).toEqual([0, [reason]]);
  });

  test("takes fewer where there are no more, at what it costs now", () => {
    const plan = planReorder([line({ stockAmount: 1, sellingPrice: 5_000 })], [], now);
    expect(plan.adds).toMatchObject([{ quantity: 1, price: 5_000 }]);
    expect(plan.left).toMatchObject([{ reason: "fewer" }]);
  });

  test("adds what stock and 99 leave beside what the cart holds already", () => {
    const held = [{ productId: 7, variantId: 0, quantity: 3 }];
    const some = planReorder([line({ stockAmount: 5 }, { quantity: 4 })], held, now);
    expect([some.adds[0]!.quantity, some.left[0]!.reason]).toEqual([2, "fewer"]);
    const most = planReorder([line({ stockAmount: 500 }, { quantity: 99 })], held, now);
    expect([most.adds[0]!.quantity, most.left[0]!.reason]).toEqual([96, "fewer"]);
  });

  test("never more than stock and 99, over all lines of a product and what the cart holds; nothing is lost unsaid", () => {
    const orders = fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 3 }),
        variantId: fc.integer({ min: 0, max: 2 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 8 },
    );
    const stocks = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 150 })));
    fc.assert(
      fc.property(orders, orders, stocks, (asked, inCart, stock) => {
        const held = inCart.map(({ id, variantId, quantity }) => ({ productId: id, variantId, quantity }));
        const lines = asked.map(({ id, variantId, quantity }) =>
          line(
            { id, stockAmount: stock[id - 1]!, variantCount: variantId === 0 ? 0 : 2 },
            { variantId, quantity, variant: variantId === 0 ? null : { ...variant, id: variantId } },
          ),
        );
        const { adds, left } = planReorder(lines, held, now);
        for (const id of [1, 2, 3]) {
          const before = held.filter(({ productId }) => productId === id).reduce((sum, one) => sum + one.quantity, 0);
          const added = adds.filter((add) => add.line.product.id === id).reduce((sum, add) => sum + add.quantity, 0);
          expect(added === 0 || before + added <= stock[id - 1]!).toBe(true);
        }
        for (const { line: one, quantity } of adds) {
          const isWhole = quantity === one.quantity;
          expect(left.some((other) => other.line === one && other.reason === "fewer")).toBe(!isWhole);
        }
        for (const one of lines) {
          expect(adds.some((add) => add.line === one) || left.some((other) => other.line === one)).toBe(true);
        }
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});

const variant = { id: 0, color: null, colorAm: null, colorCode: null, size: "42", price: 400_000 };
