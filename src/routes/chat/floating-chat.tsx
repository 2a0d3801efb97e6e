import { observer } from "#ui/shared/observer.ts";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { ChatWindowView, unreadAnnouncement, unreadInTitle } from "#ui/features/chat/chat.lazy-module.tsx";
import { FloatingBar } from "#ui/shell/floater/floating-bar.view.tsx";
import { useRequestedHere } from "#ui/shell/floater/use-requested-here.ts";
import { TitlePrefix } from "#ui/shell/title-prefix.ts";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { useService } from "../../container/use-service.tsx";
import { APP, TOASTS_STORE } from "../../container/tokens.ts";
import type { ChatSession } from "../../boot/chat-session.ts";
import { isChatFullScreen } from "./is-chat-full-screen.ts";
import { openChatSession } from "./open-chat-session.ts";

interface FloatingChatProps {
  readonly offer: ReactNode;
  /** True if this page shows quick actions; a minimised chat has its button on every page. */
  readonly showsBar: boolean;
  /** True if the customer has requested the window and it has not opened yet. */
  readonly isRequested: boolean;
  readonly onRequest: () => void;
  /** Called when the window has opened or its code failed to load. */
  readonly onHandled: () => void;
}

/** Chat window, and its button among the quick actions with the number of unseen messages (NAV-10, CHAT-04). */
export const FloatingChat = observer(function FloatingChat({
  offer,
  showsBar,
  isRequested,
  onRequest,
  onHandled,
}: FloatingChatProps) {
  const chatSession = useChatSession(isRequested, onHandled);
  const button = useRef<HTMLButtonElement>(null);
  const window = chatSession?.store.window ?? "closed";
  const [takesFocus, markRequested] = useRequestedHere(window === "open");
  useEffect(() => {
    if (chatSession === undefined || !isRequested) return;
    markRequested();
    chatSession.store.show();
    onHandled();
  }, [markRequested, chatSession, isRequested, onHandled]);
  useReturnOfFocus(window === "open", button);
  return (
    <>
      {(showsBar || window === "minimised") && (
        <FloatingBar
          offer={showsBar && offer}
          onChat={onRequest}
          unread={chatSession?.store.unread}
          isMinimised={window === "minimised"}
          chatButton={button}
        />
      )}
      <LiveRegion message={unreadAnnouncement(window === "open" ? 0 : (chatSession?.store.unread ?? 0))} />
      {chatSession !== undefined && <TitleCount chatSession={chatSession} />}
      {chatSession !== undefined && window === "open" && <Window chatSession={chatSession} takesFocus={takesFocus} />}
    </>
  );
});

function Window({
  chatSession: { store, model },
  takesFocus,
}: {
  readonly chatSession: ChatSession;
  readonly takesFocus: boolean;
}) {
  const [isNarrow] = useState(isChatFullScreen);
  useBackHandler(isNarrow, () => store.minimise());
  return createPortal(
    <ErrorBoundary fallback={() => null}>
      <ChatWindowView model={model} takesFocus={takesFocus || isNarrow} />
    </ErrorBoundary>,
    document.body,
  );
}

/** Shows the number of unseen messages in the title, and tracks the visibility of the page. */
const TitleCount = observer(function TitleCount({ chatSession: { store } }: { readonly chatSession: ChatSession }) {
  const [prefix, setPrefix] = useState<TitlePrefix>();
  const { unread } = store;
  useEffect(() => {
    const created = new TitlePrefix(document, unreadInTitle);
    setPrefix(created);
    const updateVisibility = (): void => store.setPageVisible(document.visibilityState === "visible");
    updateVisibility();
    document.addEventListener("visibilitychange", updateVisibility);
    return () => {
      created.stop();
      document.removeEventListener("visibilitychange", updateVisibility);
    };
  }, [store]);
  useEffect(() => prefix?.show(unread), [prefix, unread]);
  return null;
});

/**
 * Returns the chat of this page once it is loaded. If its code fails to load, shows a toast to the customer who
 * requested it.
 */
function useChatSession(isRequested: boolean, onHandled: () => void): ChatSession | undefined {
  const { container } = useService(APP);
  const toasts = useService(TOASTS_STORE);
  const [chatSession, setChatSession] = useState<ChatSession>();
  useEffect(() => {
    if (chatSession !== undefined) return undefined;
    let isCancelled = false;
    openChatSession(container).then(
      (created) => {
        if (!isCancelled) setChatSession(created);
      },
      () => {
        if (!isCancelled && isRequested) {
          onHandled();
          toasts.show(notOpenedToast());
        }
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [container, toasts, chatSession, isRequested, onHandled]);
  return chatSession;
}

/** Moves the focus from a closed window to its button, unless the focus is already elsewhere. */
function useReturnOfFocus(isOpen: boolean, button: React.RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
