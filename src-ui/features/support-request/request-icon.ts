import { FileWarning, MessageCircleQuestion, PhoneCall, Wrench } from "lucide-react";
import type { FormKind } from "#domain/support/index.ts";
import type { IconDrawing } from "#ui/design-system/icon.tsx";

const ICONS: Readonly<Record<FormKind | "call", IconDrawing>> = {
  fault: Wrench,
  complaint: FileWarning,
  question: MessageCircleQuestion,
  call: PhoneCall,
};

/** Icon of a kind of request; `call` is the call-back. */
export function requestIcon(kind: FormKind | "call"): IconDrawing {
  return ICONS[kind];
}
