import "./chat.css";
import { Download, Volume2, VolumeX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { canRateChat, canWriteMessage, CHAT_RATINGS } from "#domain/chat/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { Composer } from "./composer.view.tsx";
import { LogView } from "./log.view.tsx";

/** Conversation with its message field; after its end, also the rating and a button for a new chat. */
export const ConversationView = observer(function ConversationView({
  model,
  takesFocus,
}: {
  readonly model: ChatViewModel;
  readonly takesFocus: boolean;
}) {
  const {
    state,
    dependencies: { store, host },
  } = model;
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = canWriteMessage(state);
  const sendAnswer = (text: string): void => {
    store.sendText(text);
    // The answer buttons disappear, so move the focus to the message field.
    field.current?.focus();
  };
  return (
    <>
      <LogView
        lines={store.lines}
        typing={state.typing !== undefined}
        host={host}
        now={model.now}
        isWritable={isOpen}
        sendAnswer={sendAnswer}
        resend={(id) => store.dispatch({ kind: "message-resent", id })}
      />
      <div className="chat__foot">
        {state.conversationStatus === "ended" && <EndedConversation model={model} />}
        <Composer store={store} isOpen={isOpen} takesFocus={takesFocus && isOpen} field={field} />
        <div className="chat__tools">
          <Button
            size="s"
            variant="quiet"
            icon={store.sound ? VolumeX : Volume2}
            onClick={() => store.setSound(!store.sound)}
            {...trackedAs("chat-sound")}
          >
            {t(store.sound ? "sound.off" : "sound.on")}
          </Button>
          <Button
            size="s"
            variant="quiet"
            icon={Download}
            onClick={() => model.save()}
            {...trackedAs("chat-save", "DOWNLOAD")}
          >
            {t("save")}
          </Button>
        </div>
      </div>
    </>
  );
});

const EndedConversation = observer(function EndedConversation({
  model: {
    state,
    dependencies: { store },
  },
}: {
  readonly model: ChatViewModel;
}) {
  return (
    <div className="chat__ended">
      {canRateChat(state) && (
        <fieldset className="chat__stars">
          <legend>{t("rate.title")}</legend>
          {CHAT_RATINGS.map((stars) => (
            <Button key={stars} size="s" aria-label={t("rate.star", { stars })} onClick={() => store.rate(stars)}>
              {stars}
            </Button>
          ))}
        </fieldset>
      )}
      <p role="status" className="small">
        {state.givenRating === undefined ? "" : t("rate.done")}
      </p>
      <Button
        variant="primary"
        onClick={() => store.dispatch({ kind: "new-chat-pressed" })}
        {...trackedAs("chat-again")}
      >
        {t("newChat")}
      </Button>
    </div>
  );
});
