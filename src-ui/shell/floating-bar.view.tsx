import { MessageCircle, Tag } from "lucide-react";
import { pathTo } from "#domain/navigation/index.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./texts.ts";

export interface FloatingBarProps {
  /** Whether the offer has its place in the bar. */
  readonly offer: boolean;
  /** Left out where the customer has no chat. */
  readonly chat?: { readonly unread: number; readonly onOpen: () => void } | undefined;
}

/** Quick actions that float above every page: the offer, then the chat. */
export function FloatingBar({ offer, chat }: FloatingBarProps) {
  if (!offer && chat === undefined) return null;
  return (
    <aside className="floating" aria-label={t("quickActions")}>
      {offer && <Link href={pathTo("yourOffer")}><Icon of={Tag} />{t("offer")}</Link>}
      {chat !== undefined && (
        <button type="button" onClick={chat.onOpen}>
          <Icon of={MessageCircle} />
          {t("chat")}{" "}
          {chat.unread > 0 && (
            <span className="count">{chat.unread}{" "}<VisuallyHidden>{t("chatNew", { count: chat.unread })}</VisuallyHidden></span>
          )}
        </button>
      )}
    </aside>
  );
}
