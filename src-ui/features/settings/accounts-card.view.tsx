import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";

/** Accounts of the login; absent when there is only one. */
export const AccountsCard = observer(function AccountsCard({
  model,
  onAccounts,
}: {
  readonly model: SettingsViewModel;
  readonly onAccounts: () => void;
}) {
  const { accounts } = model.accounts;
  const [first] = accounts;
  if (first === undefined || accounts.length < 2) return null;
  return (
    <Card
      title={t("accounts.title")}
      action={
        <Button size="s" aria-haspopup="dialog" onClick={onAccounts} {...trackedAs("settings-accounts")}>
          {t("accounts.open")}
        </Button>
      }
    >
      <Facts>
        <Fact label={t("accounts.count")}>{accounts.length}</Fact>
        <Fact label={t("accounts.first")}>{first.name}</Fact>
      </Facts>
    </Card>
  );
});
