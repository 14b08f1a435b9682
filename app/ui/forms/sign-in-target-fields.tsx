import type { SignInTarget } from "../../domain/accounts/sign-in-target.ts";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

export function SignInTargetFields({ target }: { target: SignInTarget }) {
  return (
    <>
      <input type="hidden" name="next" value={target.next} />
      <input type="hidden" name="intention" value={target.intention} />
      <ReturnTo />
      <Xsrf />
    </>
  );
}
