import type { DateView } from "../../../domain/date-view.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";

interface PortalKeyFormsProps {
  vendorId: number;
  /** secret: null once expired, and for others than owners. */
  current: { name: string; made: DateView; endpoint: string; secret: string | null } | null;
  isOwner: boolean;
  isOpen: boolean;
}

export function PortalKeyForms({ vendorId, current, isOwner, isOpen }: PortalKeyFormsProps) {
  const t = useT();
  const problem = useProblem();
  const action = `/desk/vendors/${vendorId}/portal`;
  const field = (
    <TextField
      name="endpoint"
      type="url"
      inputMode="url"
      autoComplete="off"
      label={t("deskPortal.endpoint")}
      hint={t("deskPortal.endpointHint")}
      defaultValue={problem?.values.endpoint ?? current?.endpoint ?? ""}
      error={problem?.fields.endpoint}
    />
  );
  if (!current) {
    return (
      <>
        <p className="desk-text">{t("deskPortal.keyNone")}</p>
        {!isOpen && <p className="desk-text">{t("deskPortal.closed")}</p>}
        {!isOwner && <p className="desk-text">{t("deskPortal.ownersOnly")}</p>}
        {isOwner && isOpen && (
          <DeskForm action={action}>
            {field}
            <button className="button button-primary" name="intent" value="make">
              {t("deskPortal.make")}
            </button>
          </DeskForm>
        )}
      </>
    );
  }
  const { name, made, endpoint, secret } = current;
  return (
    <>
      <dl className="desk-facts">
        <dt>{t("deskPortal.key")}</dt>
        <dd>
          <code>{name}</code>
        </dd>
        {secret && (
          <>
            <dt>{t("deskPortal.secret")}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
        <dt>{t("deskPortal.made")}</dt>
        <dd>
          <DateText date={made} />
        </dd>
        <dt>{t("deskPortal.endpoint")}</dt>
        <dd>{endpoint || t("deskPortal.endpointNone")}</dd>
      </dl>
      {secret && <p className="desk-text">{t("deskPortal.secretText")}</p>}
      {!isOwner && <p className="desk-text">{t("deskPortal.ownersOnly")}</p>}
      {isOwner && (
        <>
          <DeskForm action={action}>
            {field}
            <button className="button button-primary" name="intent" value="endpoint">
              {t("desk.save")}
            </button>
          </DeskForm>
          <h2>{t("deskPortal.replaceOrEnd")}</h2>
          <p className="desk-text">{t("deskPortal.replaceText")}</p>
          <DeskForm action={action} className="desk-line">
            <input type="hidden" name="endpoint" value={endpoint} />
            <button className="button button-outline" name="intent" value="replace">
              {t("deskPortal.replace")}
            </button>
            <button className="button button-outline desk-danger" name="intent" value="end">
              {t("deskPortal.end")}
            </button>
          </DeskForm>
        </>
      )}
    </>
  );
}
