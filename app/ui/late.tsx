import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

interface LateProps<View> {
  of: Promise<View | null>;
  /** Where there is nothing, and until it is known. */
  instead?: ReactNode;
  until?: ReactNode;
  children: (view: View) => ReactNode;
}

export function Late<View>({ of, instead = null, until = instead, children }: LateProps<View>) {
  return (
    <Suspense fallback={until}>
      <Await resolve={of} errorElement={instead}>
        {(view: View | null) => (view === null ? instead : children(view))}
      </Await>
    </Suspense>
  );
}
