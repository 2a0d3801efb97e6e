import "../unread-count.css";
import "./floating-bar.css";
import { MessageCircle } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";
import { t as frame } from "../shell.texts.ts";

const t = texts(pl, "floater", plurals);

export interface FloatingBarProps {
  /** Floating link to the offer, if there is one. */
  readonly offer?: ReactNode;
  /** Left out if the customer has no chat. */
  readonly onChat?: (() => void) | undefined;
  /** Number of unseen chat messages. */
  readonly unread?: number | undefined;
  /** True while a chat is minimised: its button stays beside a bar that waits for an answer. */
  readonly isMinimised?: boolean | undefined;
  readonly chatButton?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Floating quick actions of every page: the offer, then the chat. In a low window of a phone they hide while the
 * user scrolls down, unless there are unread messages.
 */
export function FloatingBar({ offer, onChat, unread = 0, isMinimised = false, chatButton }: FloatingBarProps) {
  const bar = useHideOnScroll();
  return (
    <aside ref={bar} className="floating" data-minimised={isMinimised ? "" : undefined} aria-label={t("quickActions")}>
      {offer}
      {onChat !== undefined && (
        <button type="button" className="floating__chat" ref={chatButton} onClick={onChat} {...trackedAs("chat-open")}>
          <Icon of={MessageCircle} />
          {t("chat")}
          {unread > 0 && (
            <span className="count">
              {unread} <VisuallyHidden>{frame("unread", { count: unread })}</VisuallyHidden>
            </span>
          )}
        </button>
      )}
    </aside>
  );
}
