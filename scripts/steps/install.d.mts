export function needsInstall(root: string): boolean;
export function install(root: string): Promise<void>;
export function installProblem(output: string): string;
