import type { ReactNode } from "react";
import { useT } from "../../../i18n/use-t.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { SentPictures } from "../../../shared/desk/sent-pictures.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import type { Route } from "../+types/custom-order";

export function RequestFacts({
  request: { order, pictures, call, language },
}: {
  request: Route.ComponentProps["loaderData"];
}) {
  const t = useT();
  const { state, stateDay, asked, what, category, quantity, targetPrice, neededBy, link, phone, city } = order;
  return (
    <>
      {what === "" && <p className="desk-text">{t("deskCustomOrders.former")}</p>}
      <dl className="desk-facts">
        <Fact name={t("deskCustomOrders.state")}>
          {t(`customOrder.${state}`)}, <DateText date={stateDay} />
        </Fact>
        <Fact name={t("deskCustomOrders.askedOn")}>
          <DateText date={asked} />
        </Fact>
        {what && (
          <Fact name={t("customOrder.what")}>
            <OwnWords text={what} />
          </Fact>
        )}
        {category && <Fact name={t("customOrder.category")}>{category}</Fact>}
        <Fact name={t("customOrder.quantity")}>{quantity}</Fact>
        {targetPrice && <Fact name={t("customOrder.targetPrice")}>{targetPrice}</Fact>}
        {neededBy && (
          <Fact name={t("customOrder.neededBy")}>
            <DateText date={neededBy} />
          </Fact>
        )}
        {link && (
          <Fact name={t("customOrder.link")}>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {link} <span className="visually-hidden">{t("everywhere.newTab")}</span>
            </a>
          </Fact>
        )}
        {pictures.length > 0 && (
          <Fact name={t("customOrder.picturesSent")}>
            <SentPictures pictures={pictures.map((href) => ({ href, note: null }))} />
          </Fact>
        )}
        {call && (
          <Fact name={t("customOrder.phone")}>
            <a href={call}>{phone}</a>
          </Fact>
        )}
        {city && (
          <Fact name={t("customOrder.city")}>
            <OwnWords text={city} />
          </Fact>
        )}
        <Fact name={t("deskCustomOrders.language")}>{t(`deskCustomOrders.language_${language}`)}</Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
