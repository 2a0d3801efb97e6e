import { CircleCheck, Download } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { withdrawalConsequences, type WithdrawalContext } from "./withdrawal-consequences.ts";
import { withdrawalReceiptFile, withdrawalReceiptLines } from "./withdrawal-receipt-file.ts";
import { t } from "./withdrawal.texts.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

export interface WithdrawalReceiptProps {
  readonly receipt: Withdrawal;
  /** Cost that the portal has computed, for a receipt without that of the operator. */
  readonly cost: WithdrawalCost;
  readonly company: string;
  readonly context: WithdrawalContext;
  readonly home: WithdrawalHome;
  readonly onSave: (name: string, text: string) => void;
  readonly onRestart: () => void;
}

/** Page to which the customer returns. */
export interface WithdrawalHome {
  readonly href: string;
  readonly loggedIn: boolean;
}

/** Receipt of a statement: number, day and hour, content, what follows, and the file to keep (WITHDRAW-02). */
export function WithdrawalReceipt({
  receipt,
  cost,
  company,
  context,
  home,
  onSave,
  onRestart,
}: WithdrawalReceiptProps) {
  return (
    <Card kind="stack">
      <ResultMessage sign={CircleCheck} tone="good" title={<FocusedText>{t("doneTitle")}</FocusedText>}>
        <p>{breakableEmails(t("doneSent", { email: receipt.email }))}</p>
        {withdrawalConsequences(receipt, cost, context).map((one) =>
          one.kind === "text" ? (
            <p key={one.text}>{one.text}</p>
          ) : (
            <p key={one.of}>
              <TextWithPolish t={t} of={one.of} params={one.params} parts={one.parts} />
            </p>
          ),
        )}
      </ResultMessage>
      <Facts>
        {withdrawalReceiptLines(receipt, company, context).map(([label, value]) => (
          <Fact key={label} label={label}>
            {providerText(value)}
          </Fact>
        ))}
      </Facts>
      <div className="cluster answers">
        <Button
          variant="primary"
          icon={Download}
          onClick={() => {
            const { name, text } = withdrawalReceiptFile(receipt, company, cost, context);
            onSave(name, text);
          }}
          {...trackedAs("withdrawal-receipt", "DOWNLOAD")}
        >
          {t("save")}
        </Button>
        <Button onClick={onRestart} {...trackedAs("withdrawal-again")}>
          {t("again")}
        </Button>
        <LinkButton variant="quiet" href={home.href}>
          {t(home.loggedIn ? "home" : "logIn")}
        </LinkButton>
      </div>
    </Card>
  );
}
