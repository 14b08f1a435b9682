/** Of the body. */
export function sentType({ headers }: Pick<Request, "headers">): string {
  return (headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
}

/** false for a scripted caller. */
export function wantsPage({ headers }: Pick<Request, "headers">): boolean {
  return (headers.get("accept") ?? "").includes("text/html");
}
