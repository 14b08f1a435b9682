// Code points.
export const productNameLimit = 200;
export const descriptionLimit = 5_000;
export const idLimit = 128;
export const brandLimit = 100;
export const vendorLimit = 100;
export const categoryLimit = 80;
export const sizeLimit = 20;
export const specificationLimit = 200;

export const imageCountLimit = 11;
export const addressLimit = 2_000;

export const sizeCountLimit = 50;
export const colorLimit = 40;
/** Names and values of options other than colour and size. */
export const optionNameLimit = 60;
export const optionCountLimit = 100;
export const quantityLimit = 1_000_000;
/** Grams: a hundred tonnes. */
export const weightLimit = 100_000_000;

/** Santim: a hundred million birr. */
export const priceLimit = 10_000_000_000;

export const batchLimit = 50;
export const idBatchLimit = 500;
/**
 * Bytes of a file sent to the desk; larger ones are imported by the command. Cloudflare's smaller plans limit requests
 * further.
 */
export const deskFileLimit = 200_000_000;
export const requestMegabytes = 100;
/** For a vendor's system: rows of a request, requests in an hour, new pictures in a day. */
export const feedRowLimit = 500;
export const feedRequestLimit = 240;
export const pictureQuota = 10_000;
/** Letters of one row of a file. */
export const rowLetters = 500_000;
/** Rows of one file. */
export const rowLimit = 1_000_000;
/** Bytes of a workbook, and letters of its shared texts, both in memory; unpacked bytes of one of its parts. */
export const workbookLimit = 15_000_000;
export const workbookLetters = 16_000_000;
export const workbookPartLimit = 300_000_000;
