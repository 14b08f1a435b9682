export class PlainError extends Error {}
export const WRONG_ARGUMENTS: number;
export function plainSentence(error: unknown): string | null;
export function exitSoon(code: number): void;
export function leave(error: unknown, code?: number): void;
export function printable(text: string): string;
export function endAfterHelp(usage: string): void;
