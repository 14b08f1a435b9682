import { readOpeningHours } from "../../../app/domain/pages/opening-hours.ts";
import { contactWays, shopContact } from "../../../app/domain/pages/shop-contact.ts";
import type { Problem } from "./problem.ts";
import { textOf, type Checked } from "./settings.ts";

const heading = "Contacts";

/** Whether shoppers can reach the shop as its pages promise: told before a deployment, and no reason to refuse it. */
export function checkContact({ settings }: Pick<Checked, "settings">): Problem[] {
  const contact = shopContact({
    phone: textOf(settings, "SHOP_PHONE"),
    email: textOf(settings, "SHOP_EMAIL"),
    telegram: textOf(settings, "SHOP_TELEGRAM"),
  });
  const hours = textOf(settings, "SHOP_HOURS");
  return [
    ...(contactWays(contact).length > 0
      ? []
      : [
          {
            setting: "SHOP_PHONE",
            text: "is not usable, nor is SHOP_TELEGRAM or SHOP_EMAIL: write one, or nobody can reach the shop",
            heading,
          },
        ]),
    ...(readOpeningHours(hours) === null
      ? [{ setting: "SHOP_HOURS", text: `is "${hours}": write such as "Mo-Fr 08:00-18:00; Sa 09:00-13:00"`, heading }]
      : []),
  ];
}
