import {
  Accessibility,
  FileWarning,
  MessageCircleQuestion,
  PhoneCall,
  ReceiptText,
  Undo2,
  UserRoundCog,
  Wrench,
} from "lucide-react";
import type { ContactForm, FormKind, SupportRequest } from "#domain/support/index.ts";
import type { IconDrawing } from "#ui/design-system/icon.tsx";

const ICONS: Readonly<Record<FormKind, IconDrawing>> = {
  fault: Wrench,
  complaint: FileWarning,
  question: MessageCircleQuestion,
  personalData: UserRoundCog,
  accessibility: Accessibility,
};

/** Form with a statement of a withdrawal from a contract (docs/contract). */
const WITHDRAWAL_FORM_ID = "WITHDRAWAL";

/** Icon of a form: a withdrawal and a question about an invoice have one of their own. */
export function formIcon({ formId, kind, fields }: Pick<ContactForm, "formId" | "kind" | "fields">): IconDrawing {
  if (formId === WITHDRAWAL_FORM_ID) return Undo2;
  return kind === "question" && fields.some(({ offers }) => offers === "invoice") ? ReceiptText : ICONS[kind];
}

/** Icon of a request: that of its form. Forms may be unknown, or lack that of an earlier request. */
export function requestIcon(
  { formId, kind }: Pick<SupportRequest, "formId" | "kind">,
  forms: readonly ContactForm[],
): IconDrawing {
  return formIcon({ formId, kind, fields: forms.find((form) => form.formId === formId)?.fields ?? [] });
}

/** Icon of the call-back. */
export const CALL_ICON: IconDrawing = PhoneCall;
