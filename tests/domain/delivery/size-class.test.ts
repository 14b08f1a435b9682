import { expect, test } from "vitest";
import { labelledClass, parcelSizes, sizeClass, type SizeClass } from "../../../app/domain/delivery/size-class.ts";
import { sampleProduct } from "../products/sample-product.ts";

const place = (slugName: string) => ({ subcategory: { id: 1, name: slugName, nameAm: null, slugName } });

test.each<[string, Parameters<typeof sampleProduct>[0], SizeClass]>([
  ["of a category that is not in the table", place("dresses"), "parcel"],
  ["of a category", place("refrigerators-freezers"), "freight"],
  ["of a category of small things", place("stationery"), "letter"],
  ["of small things that weighs 500 g", { ...place("stationery"), weight: 500 }, "letter"],
  ["that is light and long, as a trowel", { ...place("hand-tools"), weight: 200 }, "parcel"],
  ["that is light, of a category of large ones", { ...place("furniture"), weight: 300 }, "parcel"],
  ["that weighs 501 g", { ...place("stationery"), weight: 501 }, "parcel"],
  ["that weighs 60 kg", { weight: 60_000 }, "bulky"],
  ["that weighs more", { weight: 60_001 }, "freight"],
  ["with a label, whatever it weighs", { weight: 1, shippingClass: "bulky" }, "bulky"],
])("a thing %s is of the class it fits", (_, changes, size) => expect(sizeClass(sampleProduct(changes))).toBe(size));

test.each([
  ["Oversized", "bulky"],
  [" letter ", "letter"],
  ["extra large item", "freight"],
  ["Standard", "parcel"],
  ["free", null],
  ["warehouse 3", null],
  ["", null],
])("the label %j is %s", (label, size) => expect(labelledClass(label)).toBe(size));

test("a parcel is as large as its largest thing, and costs what the largest that is not brought free does", () => {
  const [pen, fridge] = [sampleProduct(place("stationery")), sampleProduct(place("refrigerators-freezers"))];
  expect(parcelSizes([pen, fridge])).toEqual({ size: "freight", charged: "freight" });
  expect(parcelSizes([pen, { ...fridge, freeDelivery: true }])).toEqual({ size: "freight", charged: "letter" });
  expect(parcelSizes([{ ...fridge, freeDelivery: true }])).toEqual({ size: "freight", charged: null });
});
