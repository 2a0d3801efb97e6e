import "./chat.css";
import { ArrowLeft, ChevronRight } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import {
  openFormerChatOf,
  buildMessageLines,
  formatChatTime,
  listedChats,
  isSearchable,
  type FormerChat,
} from "#domain/chat/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { LogView } from "./log.view.tsx";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";

/** Searchable list of former chats, newest first (CHAT-14), with a button that starts a new chat. */
export const ChatHistoryView = observer(function ChatHistoryView({ model }: { readonly model: ChatViewModel }) {
  const {
    state,
    now,
    dependencies: { store },
  } = model;
  const shown = listedChats(state);
  const isSearched = state.search?.chats !== undefined;
  const isShort = store.search.text.trim() !== "" && !isSearchable(store.search.text);
  return (
    <div className="chat__page">
      {state.unsent.length > 0 && <Banner tone="info" title={t("start.unsent")} />}
      <Button variant="primary" onClick={() => store.dispatch({ kind: "new-chat-pressed" })} {...trackedAs("chat-new")}>
        {t("newChat")}
      </Button>
      <h3 tabIndex={-1}>{t("history.title")}</h3>
      <TextField
        label={t("history.search")}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        help={isShort ? t("history.short") : undefined}
        value={store.search.text}
        onValue={(text) => store.search.setText(text)}
      />
      <LiveRegion message={isSearched ? t("history.found", { count: shown.length }) : ""} />
      {isSearched && shown.length === 0 ? (
        <p>{t("history.nothing")}</p>
      ) : (
        <Rows>
          {shown.map((chat) => (
            <li key={chat.id}>
              <button
                type="button"
                className="row-link row-link--button"
                onClick={() => store.dispatch({ kind: "former-chat-opened", id: chat.id })}
              >
                <span>
                  <span className="row-link__title">{titleOf(chat, now)}</span>
                  {firstWordsOf(chat) !== "" && (
                    <span className="row-link__meta" lang="pl">
                      {providerText(firstWordsOf(chat))}
                    </span>
                  )}
                </span>
                <Icon of={ChevronRight} />
              </button>
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
});

/** Title of a former chat: its time and topic (CHAT-24). */
function titleOf({ at, topic }: FormerChat, now: Instant): string {
  const time = formatChatTime(at, now, pageTexts.formats?.dateTime);
  return topic === undefined ? time : t("history.of", { time, topic: t(`start.topic.${topic}`) });
}

/** First words of a former chat; empty if they only repeat its topic. */
function firstWordsOf({ title, topic }: FormerChat): string {
  return topic !== undefined && title === t(`start.topic.${topic}`) ? "" : title;
}

/** Messages of a former chat. */
export const FormerChatView = observer(function FormerChatView({ model }: { readonly model: ChatViewModel }) {
  const {
    state,
    now,
    dependencies: { store, host },
  } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const messages = state.openFormerChat?.messages ?? [];
  const chat = openFormerChatOf(state);
  const lines = buildMessageLines(messages);
  return (
    <>
      <div className="chat__foot">
        <Button
          size="s"
          variant="quiet"
          icon={ArrowLeft}
          onClick={() => store.dispatch({ kind: "former-chat-closed" })}
        >
          {t("history.back")}
        </Button>
        <h3 ref={heading} tabIndex={-1}>
          {chat === undefined ? t("history.untitled") : titleOf(chat, now)}
        </h3>
      </div>
      {messages.length === 0 ? (
        <p className="chat__page">{t("history.empty")}</p>
      ) : (
        <LogView
          lines={lines}
          typing={false}
          live={false}
          host={host}
          onPortalLink={() => model.handlePortalLink()}
          now={now}
          isWritable={false}
          sendAnswer={() => undefined}
          resend={() => undefined}
        />
      )}
    </>
  );
});
