import { createContext, useContext } from "react";
import { useShell } from "./shell.tsx";

/** What forms over a page carry (ui/over-the-page), where the page's own data is not there; null on the page itself. */
export const OverThePageContext = createContext<{ path: string; xsrf: string } | null>(null);

/** Where the shopper comes back to after a plain post (settled.md 3). */
export function ReturnTo({ path }: { path?: string }) {
  const over = useContext(OverThePageContext);
  return over ? <Carried name="returnTo" value={over.path} /> : <PagesReturnTo path={path} />;
}

function PagesReturnTo({ path }: { path: string | undefined }) {
  const shell = useShell();
  return <Carried name="returnTo" value={path ?? shell.path} />;
}

/** The session's form token. */
export function Xsrf() {
  const over = useContext(OverThePageContext);
  return over ? <Carried name="_xsrf" value={over.xsrf} /> : <PagesXsrf />;
}

function PagesXsrf() {
  return <Carried name="_xsrf" value={useShell().xsrf} />;
}

function Carried({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
