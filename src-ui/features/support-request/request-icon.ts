import {
  Accessibility,
  FileWarning,
  MessageCircleQuestion,
  PhoneCall,
  ReceiptText,
  UserRoundCog,
  Wrench,
} from "lucide-react";
import type { ContactForm, FormKind } from "#domain/support/index.ts";
import type { IconDrawing } from "#ui/design-system/icon.tsx";

const ICONS: Readonly<Record<FormKind | "call", IconDrawing>> = {
  fault: Wrench,
  complaint: FileWarning,
  question: MessageCircleQuestion,
  personalData: UserRoundCog,
  accessibility: Accessibility,
  call: PhoneCall,
};

/** Icon of a form: a question about an invoice has one of its own. */
export function formIcon({ kind, fields }: Pick<ContactForm, "kind" | "fields">): IconDrawing {
  return kind === "question" && fields.some(({ offers }) => offers === "invoice") ? ReceiptText : requestIcon(kind);
}

/** Icon of a kind of request; `call` is the call-back. */
export function requestIcon(kind: FormKind | "call"): IconDrawing {
  return ICONS[kind];
}
