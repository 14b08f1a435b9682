import type { findPortalKey } from "../../../data/portal/portal-keys.server.ts";
import { useT } from "../../../i18n/use-t.tsx";
import {
  DecisionButton,
  DeskDecision,
  type DeskDecisionProps,
  type DeskField,
  DeskForm,
} from "../../../shared/desk/desk-decision.tsx";
import { DeskFacts } from "../../../shared/desk/desk-list.tsx";
import { Moment } from "../../../shared/desk/moment.tsx";

interface PortalKeyFormsProps {
  vendorId: number;
  current: Awaited<ReturnType<typeof findPortalKey>>;
  /** null once expired, and for others than owners. */
  secret: string | null;
  isOwner: boolean;
  isOpen: boolean;
}

export function PortalKeyForms({ vendorId, current: key, secret, isOwner, isOpen }: PortalKeyFormsProps) {
  const t = useT();
  const action = `/desk/vendors/${vendorId}/portal`;
  const endpoint = key?.endpoint ?? "";
  const field: DeskField = {
    ...{ name: "endpoint", label: t("deskPortal.endpoint"), hint: t("deskPortal.endpointHint"), required: false },
    ...{ type: "url", inputMode: "url", defaultValue: endpoint },
  };
  const make: Pick<DeskDecisionProps, "action" | "fields" | "look"> = { action, fields: [field], look: "primary" };
  if (!key) {
    return (
      <>
        <p className="desk-text">{t("deskPortal.keyNone")}</p>
        {!isOpen && <p className="desk-text">{t("deskPortal.closed")}</p>}
        {!isOwner && <p className="desk-text">{t("deskPortal.ownersOnly")}</p>}
        {isOwner && isOpen && <DeskDecision {...make} intent="make" button={t("deskPortal.make")} />}
      </>
    );
  }
  return (
    <>
      <DeskFacts
        facts={{
          [t("deskPortal.key")]: <code>{key.key}</code>,
          [t("deskPortal.secret")]: secret && <code>{secret}</code>,
          [t("deskPortal.made")]: <Moment at={key.madeAt} />,
          [t("deskPortal.endpoint")]: endpoint || t("deskPortal.endpointNone"),
        }}
      />
      {secret && <p className="desk-text">{t("deskPortal.secretText")}</p>}
      {!isOwner && <p className="desk-text">{t("deskPortal.ownersOnly")}</p>}
      {isOwner && (
        <>
          <DeskDecision {...make} intent="endpoint" button={t("desk.save")} />
          <h2>{t("deskPortal.replaceOrEnd")}</h2>
          <p className="desk-text">{t("deskPortal.replaceText")}</p>
          <DeskForm action={action} className="desk-line">
            <input type="hidden" name="endpoint" value={endpoint} />
            <DecisionButton intent="replace" button={t("deskPortal.replace")} />
            <DecisionButton intent="end" button={t("deskPortal.end")} look="danger" />
          </DeskForm>
        </>
      )}
    </>
  );
}
