import type { ContactFormField } from "#domain/support/index.ts";
import { messageOf, type FieldViolation } from "#ui/shared/forms/messages.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { MissingAnswer } from "./missing-answer.view.tsx";
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
export function FieldLabel({ field, isOwnForm }: FieldProps) {
  const label = fieldLabelText(field);
  return isOwnForm || field.label === undefined ? label : <PolishText>{label}</PolishText>;
}

/** Label of a field as text, for the names of other controls. */
export const fieldLabelText = ({ label, legal }: ContactFormField): string => label ?? ownLabel(legal);

const ownLabel = (legal: ContactFormField["legal"]): string => t(`legal.${legal ?? "subject"}`);

/** Text of a violation. A missing choice or text is named by its label, another answer by its kind (VAL-09, VAL-18). */
export function FieldMessage({
  field,
  violation,
  isOwnForm,
  isListed,
}: MessageProps & { readonly violation: FieldViolation }) {
  const named = namedAnswer(field, violation);
  // The only form of the portal is the reply. Its labels are in three languages, and fit no sentence in all of them.
  if (named !== undefined) return isOwnForm ? t(`missing.reply_${named.kind}`) : <MissingAnswer {...named} />;
  const { answer, offers, legal } = field;
  if (offers !== undefined) return messageOf(violation, t(`own.${isListed ? "choose" : "type"}_${offers}`));
  if (legal === "circumstances") return messageOf(violation, t("missing.circumstances"));
  return messageOf(
    violation,
    answer.kind === "choice" || answer.kind === "text" ? undefined : t(`missing.${answer.kind}`),
  );
}

/** Missing answer whose error names its field. */
interface NamedAnswer {
  readonly kind: "choice" | "text";
  readonly label: string;
  readonly isOwnLabel: boolean;
}

/** Returns the missing answer whose error names its field; `undefined` for other violations and fields. */
function namedAnswer(
  { answer, offers, legal, label }: ContactFormField,
  { key }: FieldViolation,
): NamedAnswer | undefined {
  if (key !== "required" || offers !== undefined || legal === "circumstances") return undefined;
  if (answer.kind !== "choice" && answer.kind !== "text") return undefined;
  return { kind: answer.kind, label: label ?? ownLabel(legal), isOwnLabel: label === undefined };
}

/** Line of the summary above a form. An error that names its field needs no label before it. */
export function SummaryLine({
  violation,
  ...shown
}: MessageProps & {
  readonly violation: FieldViolation | "file";
}) {
  const message = violation === "file" ? t("file.summary") : <FieldMessage {...shown} violation={violation} />;
  if (violation !== "file" && namedAnswer(shown.field, violation) !== undefined) return message;
  return (
    <>
      <FieldLabel {...shown} />: {message}
    </>
  );
}
