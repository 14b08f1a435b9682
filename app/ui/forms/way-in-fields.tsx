import type { WayIn } from "../../domain/accounts/way-in.ts";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

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
