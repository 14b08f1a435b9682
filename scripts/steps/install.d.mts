export function installArguments(root: string, running?: { version: string; execPath: string }): string[];
export function needsInstall(root: string): boolean;
export function install(root: string): Promise<void>;
export function installProblem(output: string): string;
