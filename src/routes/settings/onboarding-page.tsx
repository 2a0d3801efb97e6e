import { observer } from "mobx-react-lite";
import { useState, type ComponentType } from "react";
import { Navigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/index.ts";
import { ONBOARDING_TASKS, type OnboardingTask } from "#domain/onboarding/index.ts";
import { LoginDialog } from "#ui/features/settings/sign-in-dialogs.view.tsx";
import type { SettingsModel } from "#ui/features/settings/settings.model.ts";
import { OnboardingModel } from "#ui/features/onboarding/onboarding.model.ts";
import { onboardingTitle, OnboardingView } from "#ui/features/onboarding/onboarding.view.tsx";
import { AppDialog, DataDialog } from "#ui/features/onboarding/task-dialogs.view.tsx";
import { notOpened } from "#ui/shell/passing-news.ts";
import type { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { App } from "../../boot/app.ts";
import { PageTitle } from "../page-title.tsx";
import { useAsked } from "../late.ts";

/** What the tasks are done with. */
export interface OnboardingGround {
  readonly app: App;
  readonly onboarding: OnboardingStore;
  readonly tasksFor: (celebrate: (task: OnboardingTask) => void) => DoneTasks;
  readonly newSettings: (tasks: DoneTasks) => SettingsModel;
}

/** Setting up the account, as a page: each task is done in a dialog above it, or leads to the place where it is (SET-05). `asked` opens at once. */
export function onboardingPage({ app, onboarding, tasksFor, newSettings }: OnboardingGround): ComponentType<{ readonly asked: string }> {
  const { theme, contact, siteContent, today, toasts } = app.stores;
  const hrefOf = (task: OnboardingTask) => (task === "eInvoiceActivate" ? `${pathTo("invoice")}?eInvoice=1` : undefined);

  return observer(function OnboardingPage({ asked }) {
    const [model] = useState(() => new OnboardingModel({ onboarding, siteContent, today }));
    const [tasks] = useState(() => tasksFor(model.celebrate));
    const [settings] = useState(() => newSettings(tasks));
    const [open, setOpen] = useState<OnboardingTask | undefined>(() => ONBOARDING_TASKS.find((task) => task === asked && hrefOf(task) === undefined && task !== "setCustomLogin"));
    const parts = useAsked(open === "setTheme", undefined, () => {
      toasts.show(notOpened());
      setOpen(undefined);
    });
    const close = () => setOpen(undefined);
    const done = (task: OnboardingTask) => () => {
      close();
      void tasks.mark(task);
    };
    const { login } = settings;
    const place = ONBOARDING_TASKS.find((task) => task === asked);
    const href = place === undefined ? undefined : hrefOf(place);
    const known = contact.data.known;
    if (href !== undefined) return <Navigate to={href} replace />;
    return (
      <>
        <PageTitle route="settings" name={onboardingTitle()} />
        <OnboardingView model={model} hrefOf={hrefOf} onOpen={(task) => (task === "setCustomLogin" ? settings.openLogin() : setOpen(task))} />
        {login !== undefined && <LoginDialog model={login} onClose={settings.closeSignIn} />}
        {(open === "mobileAppDownload" || open === "mobileAppEvaluate") && <AppDialog task={open} onDone={done(open)} onClose={close} />}
        {open === "personalDataConfirm" && (
          <DataDialog contact={known === undefined ? undefined : { phone: known.mobilePhones[0], email: known.mainEmail }} onDone={done(open)} onClose={close} />
        )}
        {open === "setTheme" && parts !== undefined && <parts.ThemeChoiceDialog theme={theme} onClose={done(open)} />}
      </>
    );
  });
}
