import { observer } from "#ui/shared/observer.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { TextPlaceholder } from "#ui/design-system/skeleton.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";
import { SettingsSection } from "./settings-section.view.tsx";

/** Stands for the password, and for both values while they load; its length is that of neither. */
const HIDDEN = "••••••••";

/** Login name and password, each with its dialog. */
export const SignInCard = observer(function SignInCard({ model }: { readonly model: SettingsViewModel }) {
  const { loginName } = model;
  return (
    <Card title={t("signIn.title")}>
      <SettingsSection
        section={loginName}
        loading={t("signIn.loading")}
        failed={t("signIn.failed")}
        placeholder={
          <Facts>
            <Fact label={t("signIn.login")}>
              <TextPlaceholder>{HIDDEN}</TextPlaceholder>
            </Fact>
            <Fact label={t("signIn.password")}>
              <TextPlaceholder>{HIDDEN}</TextPlaceholder>
            </Fact>
          </Facts>
        }
      >
        {(name) => (
          <Facts>
            <Fact
              label={t("signIn.login")}
              action={
                <IfAvailable feature="loginChange">
                  <Button
                    variant="quiet"
                    size="s"
                    aria-haspopup="dialog"
                    onClick={model.openLogin}
                    {...trackedAs("settings-login")}
                  >
                    {t("login.open")}
                  </Button>
                </IfAvailable>
              }
            >
              {name}
            </Fact>
            <Fact
              label={t("signIn.password")}
              action={
                <IfAvailable feature="passwordChange">
                  <Button
                    variant="quiet"
                    size="s"
                    aria-haspopup="dialog"
                    onClick={model.openPassword}
                    {...trackedAs("settings-password")}
                  >
                    {t("password.open")}
                  </Button>
                </IfAvailable>
              }
            >
              {HIDDEN}
            </Fact>
          </Facts>
        )}
      </SettingsSection>
    </Card>
  );
});
