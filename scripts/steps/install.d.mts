export function needsInstall(root: string): boolean;
export function install(root: string): Promise<void>;
