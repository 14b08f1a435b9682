/** `npm run test:full` walks everything; `npm test` one of each kind. */
export const isFull = process.env.TEST_FULL === "1";
