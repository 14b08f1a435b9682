/** Columns of a month's files for accountants. None names a shopper. */
export const monthFileColumns = {
  orders: [
    "order",
    "day",
    "parcel",
    "sellerId",
    "seller",
    "payment",
    "paymentState",
    "parcelState",
    "productId",
    "product",
    "option",
    "units",
    "cancelled",
    "price",
    "amount",
  ],
  parcels: [
    "order",
    "parcel",
    "day",
    "sellerId",
    "seller",
    "payment",
    "parcelState",
    "goods",
    "discount",
    "fee",
    "rounding",
    "total",
  ],
  refunds: ["order", "parcel", "day", "amount", "refundState", "doneOn", "how"],
  coupons: ["coupon", "sellerId", "seller", "parcels", "goods", "discount"],
  cash: ["sellerId", "seller", "parcels", "total"],
} as const;

export type MonthFile = keyof typeof monthFileColumns;
export type FileColumn = (typeof monthFileColumns)[MonthFile][number];
export type FileCell = string | number | null;

export const isMonthFile = (name: string): name is MonthFile => Object.keys(monthFileColumns).includes(name);

/** Santim and times; other cells are printed unchanged. */
export const moneyColumns: readonly FileColumn[] = ["price", "amount", "goods", "discount", "fee", "rounding", "total"];
export const dayColumns: readonly FileColumn[] = ["day", "doneOn"];
