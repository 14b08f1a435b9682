/** An error a person can act on: its message is one clear sentence and is shown without a stack. */
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
 * The one sentence for something that went wrong; null when the cause is not a known one.
 *
 * @param {unknown} error an Error, or the text a program printed
 * @returns {string | null}
 */
export function plainSentence(error) {
  if (error instanceof PlainError) return error.message;
  const text =
    error instanceof Error ? `${/** @type {{ code?: string }} */ (error).code ?? ""} ${error.message}` : String(error);
  return SENTENCES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The exit code of a command whose arguments cannot work. */
export const WRONG_ARGUMENTS = 2;

/**
 * A text as a terminal may show it: bytes that stand for no letter, as files that are no text have them, are left out.
 *
 * @param {string} text
 * @returns {string}
 */
export function printable(text) {
  return text.replace(/[^\P{C}\n\t\p{Cf}]+|\ufffd+/gu, "");
}

/** For what V8 does in the background, in ms. */
const EXIT_MS = 100;

/**
 * Ends the program with an exit code, whatever is still open. A moment later: an exit waits for V8's compiler, and that waits without
 * end where it needs the garbage collector of a program that exits (nodejs/node#54918).
 *
 * @param {number} code
 */
export function exitSoon(code) {
  setTimeout(() => process.exit(code), EXIT_MS);
}

/**
 * Shows an error and ends with an exit code: a sentence for known causes, the stack for a fault of our own.
 *
 * @param {unknown} error
 * @param {number} [code]
 */
export function leave(error, code = 1) {
  const sentence = plainSentence(error);
  console.error(sentence ? `\n✗ ${printable(sentence)}` : error);
  exitSoon(code);
}
