import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { useReach } from "../printing/outside-context.ts";
import { ReachWays } from "./reach-ways.tsx";

/** Without a contact the promise of specification 1 links to the help center. */
function Reach() {
  const t = useT();
  const { ways } = useReach();
  return (
    <div className="reach-us">
      <h2>{t("content.reachUs")}</h2>
      <ul role="list">
        {ways.length > 0 ? (
          <ReachWays />
        ) : (
          <li>
            <a href="/pages/help-center#contact">{t("homePrinted.support")}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

export const ReachUs = import.meta.env.SSR ? Reach : asPrinted("div");
