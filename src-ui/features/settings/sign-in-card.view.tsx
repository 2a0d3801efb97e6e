import { observer } from "mobx-react-lite";
import { Part } from "#ui/shared/part.tsx";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";
import { SettingsSection } from "./settings-section.view.tsx";

/** Login name and password, each with its dialog. */
export const SignInCard = observer(function SignInCard({ model }: { readonly model: SettingsViewModel }) {
  const { loginName } = model;
  return (
    <Card title={t("signIn.title")}>
      <SettingsSection section={loginName} loading={t("signIn.loading")} failed={t("signIn.failed")}>
        {(name) => (
          <Facts>
            <Fact
              label={t("signIn.login")}
              action={
                <Part name="loginChange">
                  <Button
                    variant="quiet"
                    size="s"
                    aria-haspopup="dialog"
                    onClick={model.openLogin}
                    {...trackedAs("settings-login")}
                  >
                    {t("login.open")}
                  </Button>
                </Part>
              }
            >
              {name}
            </Fact>
            <Fact
              label={t("signIn.password")}
              action={
                <Part name="passwordChange">
                  <Button
                    variant="quiet"
                    size="s"
                    aria-haspopup="dialog"
                    onClick={model.openPassword}
                    {...trackedAs("settings-password")}
                  >
                    {t("password.open")}
                  </Button>
                </Part>
              }
            >
              ••••••••
            </Fact>
          </Facts>
        )}
      </SettingsSection>
    </Card>
  );
});
