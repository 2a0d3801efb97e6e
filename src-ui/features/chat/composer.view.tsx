import "./chat.css";
import "#ui/design-system/forms/field.css";
import { Send } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useId, type KeyboardEvent, type RefObject } from "react";
import { messageCharactersLeft } from "#domain/chat/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { IconButton } from "#ui/design-system/icon-button.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./chat.texts.ts";

interface ComposerProps {
  readonly store: { readonly draft: string; setDraft(text: string): void; sendText(): void };
  /** Takes the focus on mount, after the customer has started the conversation. */
  readonly takesFocus: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Message field: Enter sends, Shift+Enter adds a line (CHAT-09). A text that is too long is kept and not sent
 * (CHAT-23).
 */
export const Composer = observer(function Composer({ store, takesFocus, field }: ComposerProps) {
  const id = useId();
  const left = messageCharactersLeft(store.draft);
  const isTooLong = left !== undefined && left < 0;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);
  const send = (): void => {
    if (!isTooLong) store.sendText();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter confirms a composition of the input method and must not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="chat__composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t("write.label")}
      </label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={1}
        name="message"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t("write.hint")}
        value={store.draft}
        aria-invalid={isTooLong || undefined}
        aria-describedby={left === undefined ? undefined : `${id}-left`}
        onChange={(event) => store.setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        saves={false}
        type="submit"
        variant="primary"
        icon={Send}
        label={t("write.send")}
        unavailable={isTooLong && <VisuallyHidden>{countText(left)}</VisuallyHidden>}
        {...trackedAs("chat-send")}
      />
      {left !== undefined && (
        <p className="chat__count" id={`${id}-left`} data-over={left <= 0 ? "" : undefined}>
          {countText(left)}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{left !== undefined && (left <= 0 || left % 50 === 0) ? countText(left) : ""}</span>
      </VisuallyHidden>
    </form>
  );
});

function countText(left: number): string {
  if (left < 0) return t("write.over", { count: -left });
  return left === 0 ? t("write.limit") : t("write.left", { count: left });
}
