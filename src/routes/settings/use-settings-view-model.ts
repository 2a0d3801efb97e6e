import { useState } from "react";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { SettingsViewModel } from "#ui/features/settings/settings.view-model.ts";
import { useService, useServices } from "../../container/use-service.tsx";
import { SETTINGS_STORE } from "../../container/page-store-tokens.ts";
import * as tokens from "../../container/tokens.ts";

const DEPENDENCIES = {
  store: SETTINGS_STORE,
  contexts: tokens.CUSTOMER_CONTEXTS_PORT,
  tabLock: tokens.TAB_LOCK_PORT,
  refreshMark: tokens.PERMISSIONS_REFRESH_PORT,
  client: tokens.CLIENT_STORE,
  session: tokens.SESSION_STORE,
  authenticator: tokens.AUTHENTICATOR_PORT,
  clock: tokens.CLOCK_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Creates the view model of the settings. `done` is called with each onboarding task that a setting completes. */
export function useSettingsViewModel(done: (task: OnboardingTask) => Promise<void>): SettingsViewModel {
  const dependencies = useServices(DEPENDENCIES);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const availability = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const toasts = useService(tokens.TOASTS_STORE);
  const [model] = useState(
    () =>
      new SettingsViewModel({
        ...dependencies,
        isAvailable: (feature) => !availability.unavailable.has(feature),
        draftOf: (form) => drafts.of(form),
        unsaved,
        showToast: (text) => toasts.show({ text, kind: "done" }),
        done: (task) => void done(task),
      }),
  );
  return model;
}
