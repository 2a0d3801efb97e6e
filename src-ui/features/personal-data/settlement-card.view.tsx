import type { PersonalData } from "#domain/account/personal-data.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { AccountNumber } from "#ui/shared/account-number.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { t } from "./personal-data.texts.ts";
import { CopyButton, type CopyText } from "./copy-button.view.tsx";

/** Bank account for transfers, balance and billed phone numbers. */
export function SettlementCard({
  data: { bankAccountNumber, balance, billingPhones },
  copy,
}: {
  readonly data: PersonalData;
  readonly copy: CopyText;
}) {
  if (bankAccountNumber === undefined && balance === undefined && billingPhones.length === 0) return null;
  return (
    <Card title={t("settlement")}>
      <Facts>
        {bankAccountNumber !== undefined && (
          <Fact label={t("bankAccount")} action={<CopyButton what="bank" text={bankAccountNumber} copy={copy} />}>
            <AccountNumber number={bankAccountNumber} />
          </Fact>
        )}
        {balance !== undefined && (
          <Fact
            label={t("balance")}
            note={
              balance.on === undefined ? undefined : (
                <>
                  {t("balance.on")} <FormattedDate date={balance.on} />
                </>
              )
            }
          >
            <Money amount={balance.amount} />
          </Fact>
        )}
        {billingPhones.length > 0 && <Fact label={t("billingPhones")}>{billingPhones.map(phoneText).join(", ")}</Fact>}
      </Facts>
    </Card>
  );
}
