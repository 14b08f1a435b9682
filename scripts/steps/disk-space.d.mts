export function requireSpace(folder: string, megabytes: number, purpose: string, free?: number): void;
