export class PlainError extends Error {}
export function plainSentence(error: unknown): string | null;
export function leave(error: unknown): never;
