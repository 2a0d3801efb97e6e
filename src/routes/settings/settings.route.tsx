import { observer } from "#ui/shared/observer.ts";
import { use, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { ACTIVITY_PARAMETER } from "#ui/features/settings/activity/activity-card.view.tsx";
import { activityFailed, activityTitle } from "#ui/features/settings/activity/activity.texts.ts";
import { SettingProblemBanner } from "#ui/features/settings/dialog-form.view.tsx";
import { SettingsScreen } from "#ui/features/settings/settings.screen.tsx";
import { tasksFailed, tasksTitle } from "#ui/features/settings/settings.texts.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { ThemeSwitch } from "#ui/shell/theme/theme-switch.view.tsx";
import { useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { useNativeAppModule } from "../use-native-app-module.ts";
import { fileSaverWithToast } from "../save-file.ts";
import { useFrameDialogs } from "../use-frame-dialogs.ts";
import { createMarkDone, type MarkDone } from "../mark-done.ts";
import { useBrand } from "../brand-context.tsx";
import { PageTitle } from "../page-title.tsx";
import { withBoundedContexts } from "../../container/with-bounded-contexts.ts";
import { LazySettingsPage } from "./lazy-settings-page.tsx";
import { useSettingsViewModel } from "./use-settings-view-model.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["contact-change", "forms", "passkeys", "settings"] as const;

/** The page sets its title itself, because it may be the onboarding page. */
export const titlesItself = true;

const importActivityPage = lazyWithRetry(() => import("./activity-page.tsx"), "ActivityPage");
const importOnboardingPage = lazyWithRetry(() => import("./onboarding-page.tsx"), "OnboardingPage");

/** Screen at `/settings`; with `?onboarding=<task>`, the onboarding page; with `?activity=all`, the activity log. */
export function Component() {
  const { container } = useService(tokens.APP);
  const [loadOnboardingPage] = useState(() => withBoundedContexts(container, ["onboarding"], importOnboardingPage));
  const [markDone] = useState(() => createMarkDone(container));
  const search = new URLSearchParams(useLocation().search);
  const isLogAvailable = !use(UnavailableFeaturesContext).has("activityLog");
  const requestedTask = search.get("onboarding");
  if (requestedTask !== null)
    return (
      <LazySettingsPage load={loadOnboardingPage} title={tasksTitle()} failed={tasksFailed()}>
        {({ OnboardingPage }) => <OnboardingPage requestedTask={requestedTask} />}
      </LazySettingsPage>
    );
  if (search.has(ACTIVITY_PARAMETER) && isLogAvailable)
    return (
      <LazySettingsPage load={importActivityPage} title={activityTitle()} failed={activityFailed()}>
        {({ ActivityPage }) => <ActivityPage />}
      </LazySettingsPage>
    );
  return (
    <>
      <PageTitle route="settings" />
      <Settings markDone={markDone} />
    </>
  );
}

/** Settings: login, devices, accounts and theme (SET-01 to SET-04, SET-07, THEME-02). */
const Settings = observer(function Settings({ markDone }: { readonly markDone: MarkDone }) {
  const { container } = useService(tokens.APP);
  const clock = useService(tokens.SERVICE_CLOCK);
  const clipboard = useService(tokens.CLIPBOARD_PORT);
  const devices = useService(tokens.MOBILE_DEVICES_PORT);
  const saveFile = fileSaverWithToast(container);
  const theme = useService(tokens.THEME_STORE);
  const toasts = useService(tokens.TOASTS_STORE);
  const [helpNumber] = useBrand().helpLines;
  const model = useSettingsViewModel(markDone);
  const [isChoosingAccount, setChoosingAccount] = useState(false);
  const dialogs = useFrameDialogs(isChoosingAccount, {
    onError() {
      toasts.show(notOpenedToast());
      setChoosingAccount(false);
    },
  });
  const close = () => {
    setChoosingAccount(false);
    model.accounts.saving.clearFailure();
  };
  const nativeAppModule = useNativeAppModule();
  const phone = useMemo(
    () => nativeAppModule?.createThisDeviceSlots(container, devices, model.mobile.reloadDevices),
    [container, devices, nativeAppModule, model],
  );
  const { saving, problem } = model.accounts;
  return (
    <>
      <SettingsScreen
        model={model}
        phone={phone}
        helpNumber={helpNumber}
        now={() => clock.now()}
        actions={{
          copy: (text) => clipboard.write(text),
          saveText: (name, text) => saveFile(name, "text/plain;charset=utf-8", text),
          print: isInNativeApp(window) ? undefined : () => window.print(),
        }}
        onAccounts={() => setChoosingAccount(true)}
        theme={
          <ThemeSwitch
            choice={theme.choice}
            onChoose={(choice) => {
              theme.choose(choice);
              void markDone("setTheme");
            }}
          />
        }
      />
      {isChoosingAccount && dialogs !== undefined && (
        <dialogs.AccountsChoice
          onClose={close}
          opening={{
            busy: saving.isRunning,
            problem: <SettingProblemBanner problem={problem} />,
            onSave: (id) => void model.accounts.openFirst(id),
          }}
        />
      )}
    </>
  );
});
