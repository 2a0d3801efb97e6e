import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import type { NativeBridgePort } from "#domain/device/index.ts";
import { CONFIRMED_DAYS } from "#domain/onboarding/data-update.ts";
import { ONBOARDING_TASKS, type OnboardingTask } from "#domain/onboarding/index.ts";
import { taskDone } from "#ui/features/settings/settings.texts.ts";
import { LoginDialog } from "#ui/features/settings/sign-in-dialogs.view.tsx";
import { OnboardingTasksViewModel } from "#ui/features/onboarding/onboarding-tasks.view-model.ts";
import { onboardingTitle, OnboardingTasksView } from "#ui/features/onboarding/onboarding-tasks.view.tsx";
import { AppDialog, DataDialog, AppStoreDialog } from "#ui/features/onboarding/task-dialogs.view.tsx";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import { useService, useServices } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { appAvailability } from "../app-availability.ts";
import { createCompletedTasksWriter } from "../completed-tasks.ts";
import { PageTitle } from "../page-title.tsx";
import { useSettingsViewModel } from "./use-settings-view-model.ts";
import { useContactForm, useContactLoader } from "../contact/use-contact-form.ts";
import { loadDeviceContext } from "../use-native-app-module.ts";
import { useFrameDialogs } from "../use-frame-dialogs.ts";
import { useLazyModule } from "#ui/shell/lazy-module.ts";

const STORES = {
  onboarding: tokens.ONBOARDING_STORE,
  siteContent: tokens.SITE_CONTENT_STORE,
  today: tokens.TODAY_STORE,
  client: tokens.CLIENT_STORE,
  contact: tokens.CONTACT_STORE,
  theme: tokens.THEME_STORE,
} as const;

/** Bridge to the operator's app; `undefined` in a browser, and if its code fails to load. */
const nativeBridge = async (container: AppContainer): Promise<NativeBridgePort | undefined> =>
  (await loadDeviceContext(container)) ? container.root.get(tokens.NATIVE_BRIDGE_PORT) : undefined;

/** Onboarding page: each task opens a dialog (SET-05). `requestedTask` opens at once. */
export const OnboardingPage = observer(function OnboardingPage({ requestedTask }: { readonly requestedTask: string }) {
  const { container } = useService(tokens.APP);
  const stores = useServices(STORES);
  const { theme } = stores;
  const toasts = useService(tokens.TOASTS_STORE);
  const loadContact = useContactLoader();
  const contactForm = useContactForm();
  const portalSettings = useService(tokens.PORTAL_SETTINGS);
  const [model] = useState(() => new OnboardingTasksViewModel({ ...stores, app: appAvailability(portalSettings) }));
  const celebrate = (task: OnboardingTask): void => {
    model.celebrate(task);
    toasts.show({ text: taskDone(task), kind: "done" });
  };
  const [tasks] = useState(() => createCompletedTasksWriter(container, stores.onboarding, celebrate));
  const settings = useSettingsViewModel((task) => tasks.markDone(task));
  const [open, setOpen] = useState<OnboardingTask | undefined>(() =>
    ONBOARDING_TASKS.find((task) => task === requestedTask && task !== "setCustomLogin"),
  );
  const [before, setBefore] = useState(theme.choice);
  const [isTurnedOn, setTurnedOn] = useState(false);
  const [appStore, setAppStore] = useState<"none" | "available" | "review-requested">("none");
  const close = () => setOpen(undefined);
  const handleLoadError = () => {
    toasts.show(notOpenedToast());
    close();
  };
  const parts = useFrameDialogs(open === "setTheme", { onError: handleLoadError });
  const forms = useLazyModule(loadContact, open === "eInvoiceActivate", { onError: handleLoadError }).module;
  // This dialog belongs to the settings, which open and close it.
  useEffect(() => {
    if (requestedTask === "setCustomLogin") settings.openLogin();
  }, [requestedTask, settings]);
  useEffect(() => {
    // The task is done for a customer who is inside the app.
    void nativeBridge(container).then(async (bridge) => {
      if ((await bridge?.device())?.ok !== true) return;
      setAppStore("available");
      await tasks.markDone("mobileAppDownload");
    });
  }, [container, tasks]);
  useEffect(() => settings.loadPasskeys(), [settings]);
  useEffect(() => {
    if (open === "personalDataConfirm") model.loadReached();
  }, [open, model]);
  const start = (task: OnboardingTask) => {
    if (task === "setCustomLogin") return settings.openLogin();
    setBefore(theme.choice);
    setTurnedOn(false);
    setAppStore((now) => (now === "review-requested" ? "available" : now));
    return setOpen(task);
  };
  const completeTask = (task: OnboardingTask, days?: number) => () => {
    close();
    void tasks.markDone(task, days);
  };
  const rate = async (): Promise<void> => {
    const ratingRequest = await (await nativeBridge(container))?.rateApp();
    // Without an app store that reviews, the page explains the task; with one, only the customer knows the result.
    setAppStore(ratingRequest?.ok === true ? "review-requested" : "none");
  };
  const change = () => {
    close();
    let isSaved = false;
    contactForm.open({
      origin: "data-update",
      onSaved: () => {
        isSaved = true;
      },
      // After saving there is nothing left to confirm; otherwise the question opens again.
      onClosed: () =>
        isSaved ? completeTask("personalDataConfirm", CONFIRMED_DAYS)() : setOpen("personalDataConfirm"),
    });
  };
  const { login } = settings;
  return (
    <>
      <PageTitle route="settings" name={onboardingTitle()} />
      <OnboardingTasksView
        model={model}
        hasAppStore={appStore !== "none"}
        offersPasskey={settings.canOfferPasskey}
        onOpen={start}
      />
      {login !== undefined && <LoginDialog model={login} onClose={settings.closeSignIn} />}
      {open === "mobileAppEvaluate" && appStore === "available" && (
        <AppStoreDialog onDone={() => void rate()} onClose={close} />
      )}
      {(open === "mobileAppDownload" || (open === "mobileAppEvaluate" && appStore !== "available")) && (
        <AppDialog
          task={open}
          stores={portalSettings.app ?? {}}
          isReviewRequested={open === "mobileAppEvaluate" && appStore === "review-requested"}
          onDone={completeTask(open)}
          onClose={close}
        />
      )}
      {open === "personalDataConfirm" && (
        <DataDialog
          reached={model.reached}
          onDone={completeTask(open, CONFIRMED_DAYS)}
          onChange={change}
          onClose={close}
        />
      )}
      {contactForm.dialog}
      {open === "setTheme" && parts !== undefined && (
        <parts.ThemeChoiceDialog theme={theme} onClose={theme.choice === before ? close : completeTask(open)} />
      )}
      {open === "eInvoiceActivate" && forms !== undefined && (
        <forms.EInvoiceForm
          onActivated={() => setTurnedOn(true)}
          onClosed={() => {
            close();
            // After e-invoices are confirmed as activated, on the page where that began.
            if (isTurnedOn) celebrate(open);
          }}
        />
      )}
    </>
  );
});
