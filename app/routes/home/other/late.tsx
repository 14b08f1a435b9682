import { Suspense, type ReactNode } from "react";
import { Await } from "react-router";

interface LateProps<View> {
  of: Promise<View | null>;
  link?: { href: string; text: string };
  children: (view: View) => ReactNode;
}

export function Late<View>({ of, link, children }: LateProps<View>) {
  return (
    <Suspense fallback={link ? <a href={link.href}>{link.text}</a> : null}>
      <Await resolve={of}>{(view: View | null) => (view === null ? null : children(view))}</Await>
    </Suspense>
  );
}
