import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/design-system/icon.tsx";
import { t } from "./texts.ts";

export interface FloatingBarProps {
  /** The offer's place in the bar, where it has one. */
  readonly offer?: ReactNode;
  /** Left out where the customer has no chat. */
  readonly onChat?: (() => void) | undefined;
}

/** Quick actions that float above every page: the offer, then the chat. */
export function FloatingBar({ offer, onChat }: FloatingBarProps) {
  return (
    <aside className="floating" aria-label={t("quickActions")}>
      {offer}
      {onChat !== undefined && <button type="button" onClick={onChat}><Icon of={MessageCircle} />{t("chat")}</button>}
    </aside>
  );
}
