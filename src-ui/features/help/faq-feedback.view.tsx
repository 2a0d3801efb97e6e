import { useState } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { pathTo } from "#domain/navigation/paths.ts";
import type { HelpContacts } from "./help-contacts-card.view.tsx";
import { t } from "./help.texts.ts";

export interface FaqFeedbackProps {
  readonly question: string;
  readonly helpContacts: Pick<HelpContacts, "chat" | "request">;
}

/** Asks whether an answer has helped; offers people if it has not. The presses are counted by analytics (HELP-02). */
export function FaqFeedback({ question, helpContacts: { chat, request } }: FaqFeedbackProps) {
  const [hasHelped, setHelped] = useState<boolean>();
  return (
    <div className="help__feedback">
      <div className="cluster" role="group" aria-label={`${t("faq.helpful")} ${question}`}>
        <span>{t("faq.helpful")}</span>
        {[true, false].map((isYes) => (
          <Button
            key={String(isYes)}
            size="s"
            aria-pressed={hasHelped === isYes}
            aria-label={`${t(isYes ? "faq.yes" : "faq.no")}: ${question}`}
            onClick={() => setHelped(isYes)}
            {...trackedAs(isYes ? "faq-helpful" : "faq-unhelpful")}
          >
            {t(isYes ? "faq.yes" : "faq.no")}
          </Button>
        ))}
      </div>
      <p role="status" className="muted small">
        {hasHelped !== undefined && t(hasHelped ? "faq.thanks" : "faq.ask")}
      </p>
      {hasHelped === false && (
        <div className="cluster">
          {chat && <LinkButton href={pathTo("chat")}>{t("contactOptions.chat")}</LinkButton>}
          {request && (
            <IfAvailable feature="supportRequests">
              <LinkButton href={pathTo("supportRequest")}>{t("contactOptions.request")}</LinkButton>
            </IfAvailable>
          )}
        </div>
      )}
    </div>
  );
}
