import "./chat.css";
import "#ui/design-system/deep.css";
import { Bot, Headset, MessageCircle, Minus, RefreshCw, X } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useId, useRef } from "react";
import { isLoading, displayedPartnerOf } from "#domain/chat/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { IconButton } from "#ui/design-system/icon-button.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { SectionBoundary } from "#ui/shared/section-boundary.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { FormerChatView, ChatHistoryView } from "./chat-history.view.tsx";
import { StartView } from "./start.view.tsx";
import { useDoubleClickGuard } from "./use-double-click-guard.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { announcementOf, statusStripOf } from "./status-strip.ts";
import { ConversationView } from "./conversation.view.tsx";
import { ChatErrorView } from "./chat-error.view.tsx";
import { ChatClosingDialog } from "./chat-closing-dialog.view.tsx";

interface WindowProps {
  readonly model: ChatViewModel;
  /** True after the user opened the window; a window that opens by itself does not take the focus. */
  readonly takesFocus: boolean;
}

/**
 * Chat window: above the page, or full screen on a phone (CHAT-01). Escape minimises it; closing needs a confirmation.
 */
export const ChatWindowView = observer(function ChatWindowView({ model, takesFocus }: WindowProps) {
  const { store } = model.dependencies;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // A dialog above the window and an open list of a field handle Escape themselves.
      if (
        event.key !== "Escape" ||
        event.defaultPrevented ||
        (event.target instanceof Element && event.target.closest("dialog") !== null)
      )
        return;
      event.preventDefault();
      store.minimise();
    };
    // Also from the page, part of which the window covers.
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [store]);
  const { state } = model;
  const isFormAwaited = state.step === "START_CHAT" && model.form === undefined;
  useStepFocus(
    box,
    title,
    isFormAwaited
      ? undefined
      : [state.step, isLoading(state), state.conversationStatus, state.givenRating, state.openFormerChat?.id].join(),
  );
  const strip = statusStripOf(state);
  useDoubleClickGuard(box, state.step);
  return (
    <aside ref={box} className="chat" aria-labelledby={id}>
      <header className="chat__head deep">
        <ChatHeader model={model} id={id} title={title} />
        <IconButton
          variant="quiet"
          icon={Minus}
          label={t("minimise")}
          onClick={() => store.minimise()}
          {...trackedAs("chat-minimise")}
        />
        <IconButton
          variant="quiet"
          icon={X}
          label={t("close")}
          onClick={() => model.askToClose()}
          {...trackedAs("chat-close")}
        />
      </header>
      <div className="chat__body">
        {strip !== undefined && (
          <p className={strip.isCalm ? "chat__status chat__status--calm" : "chat__status"}>
            {strip.hasSpinner && (
              <span className="chat__spinner">
                <Icon of={RefreshCw} />
              </span>
            )}
            <span>
              {strip.text}
              {strip.unannouncedText}
            </span>
            {strip.offersReconnect && (
              <Button size="s" onClick={() => store.dispatch({ kind: "reconnect-pressed" })}>
                {t("reconnect")}
              </Button>
            )}
          </p>
        )}
        <LiveRegion message={announcementOf(state)} />
        <SectionBoundary>
          <Content model={model} />
        </SectionBoundary>
      </div>
      {model.isConfirmingClose && <ChatClosingDialog model={model} />}
    </aside>
  );
});

const ChatHeader = observer(function ChatHeader({
  model,
  id,
  title,
}: {
  readonly model: ChatViewModel;
  readonly id: string;
  readonly title: React.RefObject<HTMLHeadingElement | null>;
}) {
  const {
    state,
    lastPartnerMessage,
    dependencies: { store },
  } = model;
  const status = displayedPartnerOf(state);
  const isConversation = state.step === "CHAT";
  const isAgent = state.partner === "agent";
  const name = isConversation ? (lastPartnerMessage?.name ?? t(isAgent ? "agent" : "bot")) : t("title");
  const meta = (): string => {
    if (state.conversationStatus === "ended") return t("ended");
    switch (status) {
      case "disconnected":
        return t("disconnected");
      case "waiting":
        return t("waiting.meta");
      case "bot":
        return t("bot.meta");
      case "agent":
        return store.topic === undefined ? t("agent.meta") : t(`topic.${store.topic}`);
    }
  };
  return (
    <>
      <Icon of={!isConversation ? MessageCircle : isAgent ? Headset : Bot} size="l" />
      <div>
        <h2 ref={title} id={id} tabIndex={-1}>
          {name}
        </h2>
        {isConversation && <p>{meta()}</p>}
      </div>
    </>
  );
});

const Content = observer(function Content({ model }: { readonly model: ChatViewModel }) {
  const { state } = model;
  const begun = useRef(state.conversationStatus);
  if (isLoading(state))
    return (
      <div className="chat__page">
        <Loading label={t("loading")}>
          <SkeletonLines widths={["70%", "45%", "60%"]} />
        </Loading>
      </div>
    );
  switch (state.step) {
    case "HISTORY_LIST":
      return state.openFormerChat === undefined ? <ChatHistoryView model={model} /> : <FormerChatView model={model} />;
    case "START_CHAT":
      return <StartView model={model} />;
    case "CHAT":
      return <ConversationView model={model} takesFocus={begun.current === "none"} />;
    case "ERROR":
      return <ChatErrorView model={model} />;
  }
});
