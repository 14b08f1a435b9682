import { useEnhanced } from "../printing/use-enhanced.ts";
import "./form.first.css";
import "./form-check.first.css";
import "./form.css";
import { useState } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { Field, controlProps, type FieldProps, useTyped } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<FieldProps, "defaultValue"> {
  autoComplete: "current-password" | "new-password";
}

export function PasswordField(given: PasswordFieldProps) {
  const props = useTyped(given);
  const t = useT();
  const isEnhanced = useEnhanced();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...props}>
      <input
        className="form-field-input"
        {...controlProps(props)}
        name={props.name}
        type={isShown ? "text" : "password"}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        required={props.required}
      />
      {/* Its space is reserved: the button below must not move under a press. */}
      <label className={isEnhanced ? "form-check" : "form-check form-check-static"}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t("everywhere.showPassword")}
      </label>
    </Field>
  );
}

/** For password managers only: it has no name, so it is not sent. */
export function Username({ value }: { value: string }) {
  return <input type="text" autoComplete="username" defaultValue={value} readOnly hidden />;
}
