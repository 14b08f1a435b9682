/** Printed without a stack. */
export class PlainError extends Error {
  name = "PlainError";
}

const SENTENCES = [
  [
    /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i,
    "The disk is full: free some space (about 2 GB are needed) and run the same command again.",
  ],
  [/EDQUOT/, "The disk quota is used up: free some space and run the same command again."],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    "The npm registry does not answer: check the network and run the same command again.",
  ],
  [
    /EACCES|EPERM|EROFS/,
    "A file or folder of the project may not be written: check the owner and the rights of the project folder.",
  ],
];

/**
 * null for an unknown cause.
 * @param {unknown} error an Error, or the text a program printed
 * @returns {string | null}
 */
export function plainSentence(error) {
  if (error instanceof PlainError) return error.message;
  const text =
    error instanceof Error ? `${/** @type {{ code?: string }} */ (error).code ?? ""} ${error.message}` : String(error);
  return SENTENCES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export const WRONG_ARGUMENTS = 2;

/** Without control characters. @param {string} text @returns {string} */
export function printable(text) {
  return text.replace(/[^\P{C}\n\t\p{Cf}]+|\ufffd+/gu, "");
}

/** ms for V8's background work. */
const EXIT_MS = 100;

/**
 * process.exit can deadlock with V8's compiler thread (nodejs/node#54918), so it comes a moment later.
 * @param {number} code
 */
export function exitSoon(code) {
  setTimeout(() => process.exit(code), EXIT_MS);
}

/** A sentence for a PlainError, else the stack. @param {unknown} error @param {number} [code] */
export function leave(error, code = 1) {
  const sentence = plainSentence(error);
  console.error(sentence ? `\n✗ ${printable(sentence)}` : error);
  exitSoon(code);
}

/** Prints the usage and ends where the command has --help. @param {string} usage */
export function endAfterHelp(usage) {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  console.log(usage);
  process.exit(0);
}
