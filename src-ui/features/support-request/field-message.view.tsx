import type { ContactFormField } from "#domain/support/index.ts";
import { messageOf, type FieldViolation } from "#ui/shared/forms/messages.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { MissingChoice } from "./missing-choice.view.tsx";
import { t } from "./support.texts.ts";

interface FieldProps {
  readonly field: ContactFormField;
  /** True for a form of the portal, whose texts are in the language of the page; others are Polish. */
  readonly isOwnForm: boolean;
}

interface MessageProps extends FieldProps {
  /** The portal offers answers to choose from. Otherwise the customer types the answer. */
  readonly isListed: boolean;
}

/**
 * Label of a field: the server's, or the portal's for fields that the law requires and the server did not name, and for
 * its own form.
 */
export function FieldLabel({ field: { label, legal }, isOwnForm }: FieldProps) {
  if (label === undefined) return t(`legal.${legal ?? "subject"}`);
  return isOwnForm ? label : <PolishText>{label}</PolishText>;
}

/** Text of a violation. A missing answer is named by its kind (VAL-09), a missing choice by its label. */
export function FieldMessage({
  field,
  violation,
  isOwnForm,
  isListed,
}: MessageProps & { readonly violation: FieldViolation }) {
  const { answer, offers, legal, label } = field;
  if (isMissingChoice(field, violation) && label !== undefined)
    return <MissingChoice label={label} isOwnForm={isOwnForm} />;
  const missing = legal === "circumstances" ? "circumstances" : answer.kind;
  return messageOf(
    violation,
    offers !== undefined
      ? t(`own.${isListed ? "choose" : "type"}_${offers}`)
      : missing === "choice"
        ? undefined
        : t(`missing.${missing}`),
  );
}

function isMissingChoice({ answer, offers }: ContactFormField, { key }: FieldViolation): boolean {
  return answer.kind === "choice" && offers === undefined && key === "required";
}

/** Line of the summary above a form. The text of a missing choice names it, so that its label is not repeated. */
export function SummaryLine({
  violation,
  ...shown
}: MessageProps & {
  readonly violation: FieldViolation | "file";
}) {
  const message = violation === "file" ? t("file.summary") : <FieldMessage {...shown} violation={violation} />;
  if (violation !== "file" && isMissingChoice(shown.field, violation)) return message;
  return (
    <>
      <FieldLabel {...shown} />: {message}
    </>
  );
}
