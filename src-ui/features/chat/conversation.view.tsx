import "./chat.css";
import { Download, Volume2, VolumeX } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useRef } from "react";
import { canRateChat, canWriteMessage, CHAT_RATINGS } from "#domain/chat/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { AgentRefusalView } from "./agent-refusal.view.tsx";
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
        onPortalLink={() => model.handlePortalLink()}
        renderRefusal={(refusal) => <AgentRefusalView refusal={refusal} model={model} />}
        now={model.now}
        isWritable={isOpen}
        sendAnswer={sendAnswer}
        resend={(id) => store.dispatch({ kind: "message-resent", id })}
      />
      <div className="chat__foot">
        {state.conversationStatus === "ended" && <EndedConversation model={model} />}
        {isOpen && <Composer store={store} takesFocus={takesFocus} field={field} />}
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
            <Button key={stars} size="s" onClick={() => store.rate(stars)}>
              <span className="chat__star">
                {stars} <span className="chat__star-word">{t(`rate.${stars}`)}</span>
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      <p role="status" className="small">
        {state.givenRating === undefined ? "" : t("rate.done")}
      </p>
      {store.draft.trim() !== "" && <p className="small">{t("write.kept")}</p>}
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
