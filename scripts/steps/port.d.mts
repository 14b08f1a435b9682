export function readPort(text: string | undefined, standard?: number): number;
export function requireFreePort(port: number): Promise<void>;
export function freePort(): Promise<number>;
