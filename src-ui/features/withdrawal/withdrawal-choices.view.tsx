import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import type {} from "#ui/design-system/custom-properties.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { WithdrawableContract } from "#domain/withdrawal/withdrawable-contracts.ts";
import { Button } from "#ui/design-system/button.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { formerTermsSentences } from "./former-terms-sentences.ts";
import { t } from "./withdrawal.texts.ts";

export interface WithdrawalChoicesProps {
  readonly choices: readonly WithdrawableContract[];
  readonly onChoose: (number: string) => void;
}

/**
 * Contracts from which the logged-in customer can withdraw: a press fills the number in and focuses its field
 * (WITHDRAW-14). One that ends only new terms says so.
 */
export function WithdrawalChoices({ choices, onChoose }: WithdrawalChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div className="stack" style={{ "--stack": "var(--space-2)" }}>
      <p>{t("choices")}</p>
      <ul>
        {choices.map(({ number, services, lastDay, formerTerms }) => (
          <li key={number}>
            <ServiceNames of={services} />, {t("choiceUntil", { day: formatDate(lastDay) })}{" "}
            <Button
              saves={false}
              variant="quiet"
              flush
              onClick={({ currentTarget: { form } }) => {
                onChoose(number);
                form?.querySelector<HTMLInputElement>("[name=contractNumber]")?.focus();
              }}
              {...trackedAs("withdrawal-choose")}
            >
              {breakableNumbers(number)}
            </Button>
            {formerTerms !== undefined && <div className="muted">{formerTermsSentences(formerTerms)}</div>}
          </li>
        ))}
      </ul>
    </div>
  );
}
