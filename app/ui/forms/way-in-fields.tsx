import type { WayIn } from "../../domain/accounts/way-in.ts";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

/** What the forms on the way in carry along: where to go, what to do then, and the page to show again when refused. */
export function WayInFields({ wayIn }: { wayIn: WayIn }) {
  return (
    <>
      <input type="hidden" name="next" value={wayIn.next} />
      <input type="hidden" name="intention" value={wayIn.intention} />
      <ReturnTo />
      <Xsrf />
    </>
  );
}
