export function nodeProblem(version: string): string | null;
export function projectNode(root: string, version?: string): string | null;
