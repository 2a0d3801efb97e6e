import { MessageCircle, Tag } from "lucide-react";
import { pathTo } from "#domain/navigation/index.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { t } from "./texts.ts";

export interface FloatingBarProps {
  /** Whether the offer has its place in the bar. */
  readonly offer: boolean;
  /** Left out where the customer has no chat. */
  readonly onChat?: (() => void) | undefined;
}

/** Quick actions that float above every page: the offer, then the chat. */
export function FloatingBar({ offer, onChat }: FloatingBarProps) {
  if (!offer && onChat === undefined) return null;
  return (
    <aside className="floating" aria-label={t("quickActions")}>
      {offer && <Link href={pathTo("yourOffer")}><Icon of={Tag} />{t("offer")}</Link>}
      {onChat !== undefined && <button type="button" onClick={onChat}><Icon of={MessageCircle} />{t("chat")}</button>}
    </aside>
  );
}
