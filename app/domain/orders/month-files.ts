/** Columns of a month's files for accountants. None names a shopper. */
export const monthFiles = {
  orders: [
    ...(["order", "day", "parcel", "sellerId", "seller", "payment", "paymentState", "parcelState"] as const),
    ...(["productId", "product", "option", "units", "cancelled", "price", "amount"] as const),
  ],
  parcels: [
    ...(["order", "parcel", "day", "sellerId", "seller", "payment", "parcelState"] as const),
    ...(["goods", "discount", "fee", "rounding", "total"] as const),
  ],
  refunds: ["order", "parcel", "day", "amount", "refundState", "doneOn", "how"],
  coupons: ["coupon", "sellerId", "seller", "parcels", "goods", "discount"],
  cash: ["sellerId", "seller", "parcels", "total"],
} as const;

export type MonthFile = keyof typeof monthFiles;
export type FileColumn = (typeof monthFiles)[MonthFile][number];
export type FileCell = string | number | null;

export const isMonthFile = (name: string): name is MonthFile => Object.keys(monthFiles).includes(name);

/** Santim and times; other cells are printed unchanged. */
export const moneyColumns: readonly FileColumn[] = [
  ...(["price", "amount", "goods", "discount", "fee", "rounding", "total"] as const),
];
export const dayColumns: readonly FileColumn[] = ["day", "doneOn"];
