import { observer } from "#ui/shared/observer.ts";
import { useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Dialog } from "#ui/design-system/dialog.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";

/** Confirms closing the chat, in every state (CHAT-03). */
export const ChatClosingDialog = observer(function ChatClosingDialog({ model }: { readonly model: ChatViewModel }) {
  const dialogKind = model.state.conversationStatus === "active" ? "conversation" : "window";
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      dataAttributes={trackedAs("chat-closing")}
      size="m"
      role="alertdialog"
      title={t(`closing.${dialogKind}.title`)}
      onCancel={() => model.cancelClosing()}
      focusOn={stay}
      foot={
        <>
          <Button variant="primary" onClick={() => model.close()}>
            {t(`closing.${dialogKind}.yes`)}
          </Button>
          <Button ref={stay} onClick={() => model.cancelClosing()}>
            {t(`closing.${dialogKind}.no`)}
          </Button>
        </>
      }
    >
      {t(`closing.${dialogKind}.text`)}
    </Dialog>
  );
});
