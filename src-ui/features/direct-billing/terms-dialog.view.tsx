import { observer } from "#ui/shared/observer.ts";
import { type ReactNode, useRef, useState } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import type { OrderFailureReason, ServiceTerms, StreamingService } from "#domain/direct-billing/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t } from "./direct-billing.texts.ts";
import { BillingProblemBanner } from "./billing-problem-banner.view.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

function Paragraphs({ terms }: { readonly terms: ServiceTerms }) {
  return (
    <>
      <p className="muted">{t("terms.who")}</p>
      <ol className="stack" style={{ "--stack": "var(--space-3)" }}>
        {terms.paragraphs.map((paragraph, index) => (
          <li key={index} lang="pl">
            {providerText(paragraph)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Terms of use, to read (DIALOG-02). */
export function TermsDialog({
  service: { terms },
  onClose,
}: {
  readonly service: StreamingService;
  readonly onClose: () => void;
}): ReactNode {
  if (terms === undefined) return null;
  return (
    <ClosableDialog
      name="subscription-terms"
      size="l"
      title={<PolishText>{terms.title}</PolishText>}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <div className="stack">
        <Paragraphs terms={terms} />
      </div>
    </ClosableDialog>
  );
}

export interface TermsStepProps {
  readonly service: StreamingService;
  readonly sending: boolean;
  readonly problem: OrderFailureReason | undefined;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Terms of use, to accept before a service is activated or changed (DB-02). */
export const TermsStep = observer(function TermsStep({
  service: { terms },
  sending,
  problem,
  onAccept,
  onClose,
}: TermsStepProps) {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  if (terms === undefined) return null;
  const press = () => {
    if (agreed) return onAccept();
    setMissing(true);
    box.current?.focus();
    return undefined;
  };
  return (
    <ClosableDialog
      name="subscription-terms"
      size="l"
      title={<PolishText>{terms.title}</PolishText>}
      onClose={onClose}
      foot={
        <>
          <Button
            saves
            variant="primary"
            busy={sending}
            busyLabel={t("terms.busy")}
            onClick={press}
            {...trackedAs("subscription-accept-terms")}
          >
            {t("terms.accept")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </>
      }
    >
      <div className="stack">
        {problem !== undefined && <BillingProblemBanner attempt="terms" problem={problem} />}
        <Paragraphs terms={terms} />
        <CheckboxField
          ref={box}
          label={t("terms.check")}
          checked={agreed}
          error={isMissing && !agreed ? t("terms.checkMissing") : undefined}
          onValue={setAgreed}
        />
      </div>
    </ClosableDialog>
  );
});
