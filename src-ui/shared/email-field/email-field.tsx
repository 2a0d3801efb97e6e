import { useState, type FocusEvent } from "react";
import { suggestEmail } from "#domain/validation/suggest-email.ts";
import { Button } from "#ui/design-system/button.tsx";
import { TextField, type TextFieldProps } from "#ui/design-system/forms/text-field.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "email-field");

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoComplete" | "spellCheck" | "foot" | "value" | "onValue"
> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/**
 * Field of an e-mail address. After it was left, offers to correct a mistyped domain; the customer may ignore the offer
 * (VAL-17).
 */
export function EmailField({ value, onValue, onBlur, readOnly, ...field }: EmailFieldProps) {
  const [left, setLeft] = useState<string>();
  const suggested = left === value && readOnly !== true ? suggestEmail(value) : undefined;
  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    setLeft(value);
    onBlur?.(event);
  };
  return (
    <TextField
      {...field}
      value={value}
      readOnly={readOnly}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      onValue={onValue}
      onBlur={handleBlur}
      foot={
        suggested === undefined ? undefined : (
          <span aria-live="polite">
            {t("typo")}{" "}
            <Button variant="quiet" size="s" flush onClick={() => onValue(suggested)}>
              {t("correct", { email: suggested })}
            </Button>
          </span>
        )
      }
    />
  );
}
