import "#ui/shared/device-row.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { BelowFold } from "#ui/shared/below-fold.tsx";
import "./settings.css";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { MobileDevice } from "#domain/settings/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";
import { SignInCard } from "./sign-in-card.view.tsx";
import { SecondFactorCard } from "./second-factor-card.view.tsx";
import { LanguageCard } from "./language/language-card.view.tsx";
import { MobileDevicesCard } from "./mobile-devices-card.view.tsx";
import { ActiveSessionsCard } from "./active-sessions-card.view.tsx";
import { ActivityCard } from "./activity/activity-card.view.tsx";
import { AccountsCard } from "./accounts-card.view.tsx";
import { PasskeysCard } from "./passkeys-card.view.tsx";
import { PermissionsCard } from "./permissions-card.view.tsx";

export interface SettingsViewProps {
  readonly model: SettingsViewModel;
  /** Theme selector. */
  readonly theme: ReactNode;
  /** Card of this phone, and the note in its row of the device list; absent in a browser. */
  readonly phone?: { readonly card: ReactNode; readonly noteOn: (device: MobileDevice) => ReactNode } | undefined;
  readonly onAccounts: () => void;
}

/** `/settings`: the settings as a column of cards. */
export const SettingsView = observer(function SettingsView({ model, theme, phone, onAccounts }: SettingsViewProps) {
  return (
    <div className="page">
      <div className="settings stack">
        <header className="page-head">
          <div>
            <h1 tabIndex={-1}>{t("title")}</h1>
            <p>{t("lead")}</p>
          </div>
        </header>
        <SignInCard model={model} />
        <IfAvailable feature="secondFactor">
          <SecondFactorCard model={model} />
        </IfAvailable>
        <IfAvailable feature="passkeys">
          <PasskeysCard model={model} />
        </IfAvailable>
        <IfAvailable feature="activityLog">
          <ActivityCard section={model.activities} onDisown={model.disown} />
        </IfAvailable>
        <BelowFold>
          <IfAvailable feature="sessions">
            <ActiveSessionsCard model={model.sessions} />
          </IfAvailable>
          <IfAvailable feature="appDevices">
            {phone?.card}
            <MobileDevicesCard model={model} noteOn={phone?.noteOn} />
          </IfAvailable>
          <Card title={t("theme.title")}>
            <div className="stack">
              <div>{theme}</div>
              <p className="muted small">{t("theme.storedNote")}</p>
            </div>
          </Card>
          <LanguageCard />
          <IfAvailable feature="accountOrder">
            <AccountsCard model={model} onAccounts={onAccounts} />
          </IfAvailable>
          <PermissionsCard model={model} />
        </BelowFold>
      </div>
    </div>
  );
});
