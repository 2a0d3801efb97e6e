import { observer } from "mobx-react-lite";
import { useMemo, useState, type ComponentType } from "react";
import { useLocation } from "react-router-dom";
import type * as KeyPictureModule from "#ui/design-system/qr-code.tsx";
import { Trouble } from "#ui/features/settings/dialog-form.view.tsx";
import { SettingsModel } from "#ui/features/settings/settings.model.ts";
import { SettingsScreen } from "#ui/features/settings/settings.screen.tsx";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { notOpened } from "#ui/shell/passing-news.ts";
import { ThemeSwitch } from "#ui/shell/theme/theme-switch.view.tsx";
import type { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import type { App } from "../../boot/app.ts";
import { again, has } from "../again.ts";
import { useAppParts } from "../in-app-parts.ts";
import { useAsked } from "../late.ts";
import { PageTitle } from "../page-title.tsx";
import type * as OnboardingParts from "./onboarding-page.tsx";
import { doneTasks } from "./done-tasks.ts";
import { onboardingSlot } from "./onboarding-slot.tsx";
import {
  CLIENT_ACCOUNTS_PORT,
  CONTEXTS_PORT,
  MOBILE_DEVICES_PORT,
  ONBOARDING_FLAGS_PORT,
  REFRESH_MARK_PORT,
  SECOND_FACTOR_PORT,
  SIGN_IN_PORT,
  TAB_LOCK_PORT,
} from "../../container/tokens.ts";

const keyPicture = again(
  () => import("#ui/design-system/qr-code.tsx"),
  (part): part is typeof KeyPictureModule => has(part, "QrCode"),
);

const onboardingParts = again(
  () => import("./onboarding-page.tsx"),
  (parts): parts is typeof OnboardingParts => has(parts, "onboardingPage"),
);

/**
 * The settings: what somebody logs in with, on what, as whom, and how the portal looks (SET-01 to SET-04, SET-07,
 * THEME-02).
 */
export async function settingsPage(app: App): Promise<ComponentType> {
  const { drafts, unsaved } = await app.forms();
  const { theme, client, session, toasts } = app.stores;
  await app.container.load("contact-change", "settings");
  const { root } = app.container;
  const ground = {
    ports: {
      signIn: root.get(SIGN_IN_PORT),
      factor: root.get(SECOND_FACTOR_PORT),
      devices: root.get(MOBILE_DEVICES_PORT),
      accounts: root.get(CLIENT_ACCOUNTS_PORT),
    },
    refreshMark: root.get(REFRESH_MARK_PORT),
  };
  const switching = { contexts: root.get(CONTEXTS_PORT), lock: root.get(TAB_LOCK_PORT) };
  const flagsPort = async () => {
    await app.container.load("onboarding");
    return root.get(ONBOARDING_FLAGS_PORT);
  };
  let tasks: DoneTasks | undefined;
  // nothing of the settings hangs on the tasks: where they cannot be fetched, none is stored
  const markHere = async (task: OnboardingTask): Promise<void> => {
    const onboarding = await app.onboarding().catch(() => undefined);
    if (onboarding !== undefined) await (tasks ??= doneTasks(app, onboarding, await flagsPort())).mark(task);
  };
  const newModel = (mark = markHere) =>
    new SettingsModel({
      ...switching,
      refreshMark: ground.refreshMark,
      store: new SettingsStore(ground.ports),
      client,
      session,
      clock: app.clock,
      idempotencyKeys: app.idempotencyKeys,
      draftOf: (form) => drafts.of(form),
      unsaved,
      tell: (text) => toasts.show({ text, kind: "done" }),
      done: (task) => void mark(task),
    });

  const Settings = observer(function Settings() {
    const [model] = useState(() => newModel());
    const [dialog, setDialog] = useState<"theme" | "accounts">();
    const asked = useAsked(dialog !== undefined, undefined, () => {
      toasts.show(notOpened());
      setDialog(undefined);
    });
    const [before, setBefore] = useState(theme.choice);
    const close = () => {
      setDialog(undefined);
      model.accounts.saving.forget();
    };
    const inApp = useAppParts();
    const phone = useMemo(() => inApp?.thisPhone(app, ground.ports.devices, model.mobile.lookAgain), [inApp, model]);
    const { saving } = model.accounts;
    return (
      <>
        <SettingsScreen
          model={model}
          phone={phone}
          now={() => app.clock.now()}
          copy={(text) => app.clipboard.write(text)}
          fetchKeyPicture={async () => (await keyPicture()).QrCode}
          onTheme={() => {
            setBefore(theme.choice);
            setDialog("theme");
          }}
          onAccounts={() => setDialog("accounts")}
          theme={
            <ThemeSwitch
              choice={theme.choice}
              onChoose={(choice) => {
                theme.choose(choice);
                void markHere("setTheme");
              }}
            />
          }
        />
        {dialog === "theme" && asked !== undefined && (
          <asked.ThemeChoiceDialog
            theme={theme}
            onClose={() => {
              close();
              if (theme.choice !== before) void markHere("setTheme");
            }}
          />
        )}
        {dialog === "accounts" && asked !== undefined && (
          <asked.AccountsChoice
            onClose={close}
            opening={{
              busy: saving.busy,
              problem: <Trouble problem={saving.problem} />,
              onSave: (id) => void model.accounts.openFirst(id),
            }}
          />
        )}
      </>
    );
  });

  const Onboarding = onboardingSlot(async () => {
    const [parts, onboarding] = await Promise.all([onboardingParts(), app.onboarding()]);
    return parts.onboardingPage({
      app,
      onboarding,
      tasksFor: (celebrate) => doneTasks(app, onboarding, root.get(ONBOARDING_FLAGS_PORT), celebrate),
      newSettings: (marking) => newModel((task) => marking.mark(task)),
    });
  });

  return function SettingsRoute() {
    const asked = new URLSearchParams(useLocation().search).get("onboarding");
    return asked === null ? (
      <>
        <PageTitle route="settings" />
        <Settings />
      </>
    ) : (
      <Onboarding asked={asked} />
    );
  };
}
