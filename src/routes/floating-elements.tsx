import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RouteName } from "#domain/navigation/routes.ts";
import { shouldShowFloatingBar } from "#ui/shell/floating-bar.policy.ts";
import { FloatingBar } from "#ui/shell/floater/floating-bar.view.tsx";
import { useKeyboardInset } from "#ui/shell/track-keyboard-inset.ts";
import { portalPathOfClick } from "#ui/shell/portal-path-of-click.ts";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { useService } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { DataUpdateSlot } from "./contact/data-update-slot.tsx";
import { OfferFloater } from "./offer-floater.tsx";
import { PopupSlot } from "./site/popup-slot.tsx";
import { useSiteContentCache } from "./site/use-site-content-cache.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadChatPart = lazyWithRetry(() => import("./chat/floating-chat.tsx"), "FloatingChat");

interface FloatingElementsProps {
  readonly route: RouteName | undefined;
}

/**
 * Elements loaded after the page: quick actions, the operator's message, the yearly question about contact data, the
 * copy of site content, the operator's links, and the handling of the on-screen keyboard.
 */
export function FloatingElements(props: FloatingElementsProps) {
  useSiteContentCache();
  useOperatorLinks();
  useKeyboardInset();
  return (
    <>
      <QuickActions {...props} />
      <PopupSlot {...props}>
        <DataUpdateSlot {...props} />
      </PopupSlot>
    </>
  );
}

/**
 * Quick actions of the customer (NAV-10). The code of the chat is loaded on request, or if the chat was left open
 * (CHAT-04).
 */
const QuickActions = observer(function QuickActions({ route }: FloatingElementsProps) {
  const { access, hasWaitingOffer } = useService(tokens.NAVIGATION_STORE);
  const chatRequests = useService(tokens.CHAT_REQUESTS_STORE);
  const toasts = useService(tokens.TOASTS_STORE);
  const hasChat = access?.chat === "yes";
  const isLeftOpen = useLeftOpen();
  const [isRequested, setRequested] = useState(false);
  const request = useCallback(() => setRequested(true), []);
  const handled = useCallback(() => setRequested(false), []);
  const { isPending } = chatRequests;
  useEffect(() => {
    if (hasChat && isPending && chatRequests.take()) request();
  }, [hasChat, isPending, chatRequests, request]);
  const chat = useLazyModule(loadChatPart, hasChat && (isLeftOpen || isRequested), {
    retryKey: route,
    onError() {
      if (!isRequested) return;
      handled();
      toasts.show(notOpenedToast());
    },
  }).module;
  if (access === undefined) return null;
  const showsBar = shouldShowFloatingBar(route);
  const offer = hasWaitingOffer && <OfferFloater />;
  if (hasChat && chat !== undefined)
    return (
      <chat.FloatingChat
        offer={offer}
        showsBar={showsBar}
        isRequested={isRequested}
        onRequest={request}
        onHandled={handled}
      />
    );
  return showsBar ? <FloatingBar offer={offer} onChat={hasChat ? request : undefined} /> : null;
});

/** Returns true if the chat was left open in this browser, before this page or meanwhile by another tab. */
function useLeftOpen(): boolean {
  const memory = useService(tokens.CHAT_WINDOW_MEMORY_PORT);
  const [isLeftOpen, setLeftOpen] = useState(() => memory.wasLeftOpen());
  useEffect(() => memory.onChange(() => setLeftOpen((was) => was || memory.wasLeftOpen())), [memory]);
  return isLeftOpen;
}

/**
 * Passes portal links in the operator's HTML to the router, which avoids a reload and asks about unsaved changes. The
 * browser handles new tabs, files and links within the page.
 */
function useOperatorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = portalPathOfClick(event, "[data-operator] a[href]");
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
