import type { LoginCode, PasswordCode } from "#domain/settings/index.ts";
import { changeLogin } from "#domain/settings/use-cases/change-login.ts";
import { changePassword } from "#domain/settings/use-cases/change-password.ts";
import { loginName, password, passwordMatch, required } from "#domain/validation/index.ts";
import { Checked, CheckedWith } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import { SettingForm } from "./setting-form.ts";
import { t } from "./settings.texts.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/** Validates the login after trimming, because it is sent trimmed. */
const trimmedLogin = (value: string) => loginName(value.trim());

/** Form with a new login name (VAL-02). */
export class LoginForm {
  @Persisted @Checked(required, trimmedLogin) login = "";
}

/** Form that replaces the current password (VAL-01). Its values are never stored. */
export class PasswordForm {
  @Checked(required) current = "";
  @Checked(required, password) next = "";
  @CheckedWith((form: PasswordForm) => [required, passwordMatch(form.next)]) repeated = "";
}

export type LoginFormModel = SettingForm<LoginForm, string, LoginCode>;
export type PasswordFormModel = SettingForm<PasswordForm, "changed", PasswordCode>;

/** Creates the form of "Zmień login"; updates the shown login after the save (SET-01). */
export function createLoginForm(dependencies: SettingsDependencies, close: () => void): LoginFormModel {
  const { store, client, draftOf, showToast, done } = dependencies;
  const ports = {
    signIn: store.ports.signIn,
    reloadLogin: async () => (await client.data.refetch())?.client.clientLogin,
  };
  return new SettingForm<LoginForm, string, LoginCode>({
    open: () => new LoginForm(),
    dependencies,
    draft: draftOf("login-name"),
    execute: ({ login }, key) => changeLogin(ports, login, key),
    onSaved({ login }) {
      const { known } = client.data;
      const name = login.trim();
      if (known !== undefined)
        client.data.replace({ ...known, client: { ...known.client, clientLogin: name, clientCustomLogin: name } });
      showToast(t("login.done"));
      done("setCustomLogin");
      close();
    },
    problemOf({ code }) {
      switch (code) {
        case "login-used":
          return { field: "login", violation: { key: "loginUsed", params: {} } };
        case "invalid-login":
          return { field: "login", violation: { key: "loginLength", params: { min: 8, max: 32 } } };
        case "unknown":
          return { kind: "refused" };
      }
    },
  });
}

/** Creates the form of "Zmień hasło" (SET-01). */
export function createPasswordForm(dependencies: SettingsDependencies, close: () => void): PasswordFormModel {
  const { store, unsaved, showToast, clock } = dependencies;
  return new SettingForm<PasswordForm, "changed", PasswordCode>({
    open: () => new PasswordForm(),
    dependencies,
    unsaved,
    execute: (form, key) => changePassword({ signIn: store.ports.signIn }, form, key),
    onSaved() {
      showToast(t("password.done"));
      close();
    },
    problemOf({ code, until }) {
      switch (code) {
        case "bad-credentials":
          return { field: "current", violation: { key: "passwordNow", params: {} } };
        case "locked":
          return { kind: "locked", until, reportedAt: clock.now() };
        case "missing-data":
          return { field: "next", violation: { key: "passwordIncorrect", params: {} } };
        case "common-password":
          return { field: "next", violation: { key: "passwordCommon", params: {} } };
        case "unknown":
          return { kind: "refused" };
      }
    },
  });
}
