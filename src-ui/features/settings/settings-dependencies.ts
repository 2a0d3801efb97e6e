import type { PortalFeature } from "#domain/access/index.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";
import type { CustomerContextsPort } from "#domain/session/index.ts";
import type { PermissionsRefreshPort } from "#domain/settings/index.ts";
import type { ClockPort, IdempotencyKeyPort, TabLockPort } from "#domain/shared-kernel/index.ts";
import type { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import type { SettingsStore } from "#ui/stores/settings/settings.store.ts";

/** Guard for unsaved changes of a form. */
export type UnsavedChangesGuard = Pick<UnsavedChanges, "watch" | "ask">;

/** Dependencies of `SettingsViewModel`. */
export interface SettingsDependencies {
  readonly store: SettingsStore;
  readonly client: ClientStore;
  readonly session: SessionStore;
  readonly contexts: CustomerContextsPort;
  readonly tabLock: Pick<TabLockPort, "runExclusively">;
  readonly refreshMark: PermissionsRefreshPort;
  readonly authenticator: Pick<AuthenticatorPort, "isSupported" | "create">;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Returns false for a feature that the provider lacks (CALL-12). */
  readonly isAvailable: (feature: PortalFeature) => boolean;
  readonly draftOf: (form: string) => FormDraft | undefined;
  readonly unsaved: UnsavedChangesGuard;
  /** Shows a toast. */
  readonly showToast: (text: string) => void;
  /** Completes an onboarding task (SET-06). */
  readonly done: (task: OnboardingTask) => void;
}
