import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { pressedText, styles } from "./page.ts";

export function Layout({ children }: { children: ReactNode }) {
  const isStill = useMatches().some(({ id }) => id === "routes/still");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        {!isStill && <Links />}
        <style>{styles}</style>
      </head>
      <body>
        {children}
        {isStill ? <script>{pressedText}</script> : <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
