import { CircleCheck, Download } from "lucide-react";
import { formatDate } from "#ui/shared/formats.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { FocusedResult } from "#ui/shared/focused-result.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./accessibility-complaint.texts.ts";
import type { SentAccessibilityComplaint } from "./accessibility-complaint.view-model.ts";
import { accessibilityReceiptFacts } from "./accessibility-receipt-file.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

export interface AccessibilityReceiptViewProps {
  readonly sent: SentAccessibilityComplaint;
  readonly recipient: string;
  readonly onSave: () => void;
  readonly onRestart: () => void;
}

/** Receipt of a complaint about accessibility: its number and day of the answer, and the file to keep. */
export function AccessibilityReceiptView({ sent, recipient, onSave, onRestart }: AccessibilityReceiptViewProps) {
  const { complaint, receipt } = sent;
  return (
    <Card>
      <FocusedResult>
        <ResultMessage sign={CircleCheck} tone="good" title={t("done", { number: receipt.number })}>
          <p>{t("doneText", { day: formatDate(receipt.answerBy) })}</p>
          {complaint.contact.kind === "email" && (
            <p>{breakableEmails(t("doneEmail", { email: complaint.contact.email }))}</p>
          )}
        </ResultMessage>
        <Facts>
          {accessibilityReceiptFacts(receipt, recipient).map(([label, value]) => (
            <Fact key={label} label={label}>
              {providerText(value)}
            </Fact>
          ))}
        </Facts>
        <div className="cluster answers">
          <Button
            variant="primary"
            icon={Download}
            onClick={onSave}
            {...trackedAs("accessibility-receipt", "DOWNLOAD")}
          >
            {t("save")}
          </Button>
          <Button onClick={onRestart} {...trackedAs("accessibility-again")}>
            {t("again")}
          </Button>
          <LinkButton variant="quiet" href={pathTo("accessibility")}>
            {t("statement")}
          </LinkButton>
        </div>
      </FocusedResult>
    </Card>
  );
}
