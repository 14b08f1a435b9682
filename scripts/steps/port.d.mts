export function readPort(text: string | undefined): number;
export function requireFreePort(port: number): Promise<void>;
export function freePort(): Promise<number>;
