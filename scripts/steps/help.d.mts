export function endAfterHelp(usage: string): void;
