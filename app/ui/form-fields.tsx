import { useShell } from "./shell.tsx";

/** Where the shopper comes back to after a plain post (settled.md 3). */
export function ReturnTo({ path }: { path?: string }) {
  const shell = useShell();
  return <input type="hidden" name="returnTo" value={path ?? shell.path} />;
}

/** The session's form token. */
export function Xsrf() {
  return <input type="hidden" name="_xsrf" value={useShell().xsrf} />;
}
