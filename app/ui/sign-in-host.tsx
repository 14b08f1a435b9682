import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { useSnapshot } from "valtio";
import { signInStore, takeSignInLinks } from "../client/sign-in-store.ts";

interface SignInProps {
  href: string;
  text: string;
}

const SignInDialog = lazy<ComponentType<SignInProps>>(() =>
  import("./sign-in-dialog.tsx").then(({ withTexts }) => withTexts()).catch(() => ({ default: SignInPage })),
);

/** Where the dialog cannot be fetched, its page opens, as its link says. */
function SignInPage({ href }: SignInProps) {
  useEffect(() => location.assign(href), [href]);
  return null;
}

/** Keeps the place of the sign-in dialog, which is fetched when somebody is asked to sign in (specification 2.9). */
export function SignInHost() {
  const { asked } = useSnapshot(signInStore);
  useEffect(takeSignInLinks, []);
  return (
    asked && (
      <Suspense fallback={null}>
        <SignInDialog {...asked} />
      </Suspense>
    )
  );
}
