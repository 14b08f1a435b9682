import { useT } from "../../i18n/use-t.tsx";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { Carried, ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import type { NearYouView } from "./near-you.server.ts";

interface DeliveryCityFormProps {
  near: NearYouView;
}

/** settled.md 26. */
export function DeliveryCityForm({ near }: DeliveryCityFormProps) {
  const t = useT();
  return (
    <form className="near-you-city cluster muted" method="post" action="/preferences#nearYou">
      <Carried>
        <ReturnTo />
        <Xsrf />
      </Carried>
      <label htmlFor="near-you-select">{t("homePrinted.deliveryCity")}</label>{" "}
      <select id="near-you-select" name="city" defaultValue={near.chosen}>
        <CityOptions choices={near} />
      </select>{" "}
      <button className="button button-outline">{t("homePrinted.chooseCity")}</button>
    </form>
  );
}
