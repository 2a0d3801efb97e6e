import { type ReactNode, useState } from "react";
import type { CustomerContext } from "#domain/session/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { AccountSwitchState } from "#ui/stores/session/account-switch.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { AccountSwitchProblemBanner } from "./account-switch-problem-banner.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "accounts");

export interface AccountsDialogProps {
  readonly accounts: readonly CustomerContext[];
  /** Id of the account that the customer acts for. */
  readonly current: string;
  readonly state: AccountSwitchState;
  readonly onSwitch: (to: CustomerContext) => void;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
  /** Lets the customer choose the account that opens first (SET-04). */
  readonly opening?:
    | { readonly busy: boolean; readonly problem: ReactNode; readonly onSave: (id: string) => void }
    | undefined;
}

/**
 * Dialog to choose one of the customer's accounts (SESS-11). It stays open until the server confirms the account,
 * because the page below still shows the data of the former one.
 */
export function AccountsDialog({
  accounts,
  current,
  state,
  onSwitch,
  onClose,
  onLogOut,
  opening,
}: AccountsDialogProps) {
  const [chosen, setChosen] = useState(state.kind === "idle" ? current : state.to.id);
  const busy = state.kind === "switching";
  const isAccountUnknown = state.kind === "unknown";
  const to = isAccountUnknown ? state.to : accounts.find(({ id }) => id === chosen);
  const go = () => {
    if (to === undefined || (to.id === current && !isAccountUnknown)) onClose();
    else onSwitch(to);
  };
  return (
    <ClosableDialog
      name="accounts"
      size="l"
      title={t("title")}
      onClose={busy || isAccountUnknown ? undefined : onClose}
      foot={
        <>
          <Button
            saves={false}
            variant="primary"
            busy={busy}
            busyLabel={t("switching")}
            onClick={go}
            {...trackedAs("account-switch")}
          >
            {isAccountUnknown ? t("tryAgain") : t("switch")}
          </Button>
          {opening !== undefined && !isAccountUnknown && !busy && chosen !== accounts[0]?.id && (
            <Button
              saves
              busy={opening.busy}
              busyLabel={t("saving")}
              onClick={() => opening.onSave(chosen)}
              {...trackedAs("account-first")}
            >
              {t("openFirst")}
            </Button>
          )}
          {isAccountUnknown ? (
            <Button onClick={onLogOut} {...trackedAs("log-out")}>
              {t("logOut")}
            </Button>
          ) : (
            !busy && <Button onClick={onClose}>{t("stay")}</Button>
          )}
        </>
      }
    >
      <div className="stack">
        <AccountSwitchProblemBanner kind={state.kind} />
        {opening?.problem}
        {!isAccountUnknown && (
          <>
            <p>{t("lead")}</p>
            <Choices
              label={t("title")}
              name="account"
              inColumn
              options={accounts.map(({ id, name }, index) => ({
                value: id,
                label: providerText(name),
                note:
                  t(id === current ? "numberCurrent" : "number", { number: id }) +
                  (opening !== undefined && index === 0 ? t("first") : ""),
              }))}
              value={chosen}
              onChange={(id) => {
                if (!busy) setChosen(id);
              }}
            />
          </>
        )}
      </div>
    </ClosableDialog>
  );
}
