import "./chat.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { observer } from "#ui/shared/observer.ts";
import { chatErrorOf, retryEventOf } from "#domain/chat/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { HoursView } from "./hours.view.tsx";

/** Reason why the chat is unavailable, and alternatives (CHAT-16). */
export const ChatErrorView = observer(function ChatErrorView({ model }: { readonly model: ChatViewModel }) {
  const {
    state,
    help,
    dependencies: { store },
  } = model;
  const error = chatErrorOf(state);
  const isSomeOpen = error === "WEBCHAT_SKILLSET_OOS" && model.isAnyHelpLineOpen;
  return (
    <div className="chat__page">
      <div role="alert" className="stack">
        <h3 tabIndex={-1}>{t(`chat.errors.title.${error}`)}</h3>
        <p>
          {t(isSomeOpen ? "chat.errors.helpLineOpen" : `chat.errors.${error}`)}
          {help.request && ` ${t(help.notification ? "chat.errors.orNotification" : "chat.errors.orContact")}`}
        </p>
      </div>
      {help.request && (
        <IfAvailable feature="supportRequests">
          <LinkButton
            variant="primary"
            href={`${pathTo("supportRequest")}?isContactRequested=1`}
            onClick={() => store.minimise()}
            {...trackedAs("chat-contact")}
          >
            {t("chat.errors.contact")}
          </LinkButton>
        </IfAvailable>
      )}
      {help.notification && (
        <IfAvailable feature="supportRequests">
          <LinkButton
            href={`${pathTo("supportRequest")}?new=1`}
            onClick={() => store.minimise()}
            {...trackedAs("chat-notification")}
          >
            {t("chat.errors.notification")}
          </LinkButton>
        </IfAvailable>
      )}
      {error !== "BACKEND_ACCESS" && (
        <Button onClick={() => store.dispatch(retryEventOf(state))} {...trackedAs("chat-retry")}>
          {t("chat.errors.retry")}
        </Button>
      )}
      {help.hours && <HoursView helpLines={model.helpLines} now={model.now} />}
    </div>
  );
});
