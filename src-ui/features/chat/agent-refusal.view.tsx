import "./chat.css";
import { observer } from "#ui/shared/observer.ts";
import type { AgentRefusal } from "#domain/chat/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { nextOpeningText } from "./opening-text.ts";

/** Line of the log when no agent can take over: when agents are back, and what to do until then (CHAT-21). */
export const AgentRefusalView = observer(function AgentRefusalView({
  refusal,
  model,
}: {
  readonly refusal: AgentRefusal;
  readonly model: ChatViewModel;
}) {
  const { store, mayAskForSupport } = model.dependencies;
  return (
    <div className="chat__notice">
      <p>
        {refusalText(refusal, model)}
        {model.state.conversationStatus === "active" && ` ${t("refusal.botContinues")}`}
      </p>
      {mayAskForSupport() && (
        <IfAvailable feature="supportRequests">
          <div className="chat__choices">
            <LinkButton
              size="s"
              href={`${pathTo("supportRequest")}?isContactRequested=1`}
              onClick={() => store.minimise()}
              {...trackedAs("chat-contact")}
            >
              {t("chat.errors.contact")}
            </LinkButton>
            <LinkButton
              size="s"
              href={`${pathTo("supportRequest")}?new=1`}
              onClick={() => store.minimise()}
              {...trackedAs("chat-notification")}
            >
              {t("refusal.message")}
            </LinkButton>
          </div>
        </IfAvailable>
      )}
    </div>
  );
});

function refusalText({ reason }: AgentRefusal, model: ChatViewModel): string {
  switch (reason) {
    case "WEBCHAT_SKILLSET_OOS": {
      const agents = model.agentState;
      // The provider may have other hours than the configured ones.
      if (agents.kind === "open") return t("chat.errors.helpLineOpen");
      return agents.opens === undefined
        ? t("refusal.closed")
        : t("refusal.back", { when: nextOpeningText(agents.opens, model.now) });
    }
    case "WEBCHAT_NO_AGENTS":
      return t("chat.errors.WEBCHAT_NO_AGENTS");
    case "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET":
      return t("chat.errors.WEBCHAT_MAX_CONCURRENT_PER_SKILLSET");
  }
}
