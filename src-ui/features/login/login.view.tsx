import type { LoginState } from "#domain/login/index.ts";
import { AuthPage } from "./auth-page.view.tsx";
import { LoginStep } from "./login-step.view.tsx";
import { PasswordStep } from "./password-step.view.tsx";
import { RegisterStep } from "./register-step.view.tsx";

/** Somebody to call, as the login page shows it. */
export interface LoginHelpLine {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** What the login page shows and what can be done on it. */
export interface LoginViewModel {
  readonly state: LoginState;
  readonly brand: { readonly name: string; readonly legalName: string; readonly helpLines: readonly LoginHelpLine[] };
  readonly year: string;
  /** Something to say before anything is asked, such as that the customer is now logged out. */
  readonly notice: string | undefined;
  prepare(): void;
  giveLogin(login: string): void;
  givePassword(password: string): void;
  changeLogin(): void;
  register(): void;
  back(): void;
}

/** The login page: one question per step (LOGIN-01). */
export function LoginView({ model }: { readonly model: LoginViewModel }) {
  return (
    <AuthPage model={model}>
      <Step model={model} />
    </AuthPage>
  );
}

function Step({ model }: { readonly model: LoginViewModel }) {
  switch (model.state.step) {
    case "CHOOSE":
    case "LOGIN":
      return <LoginStep model={model} state={model.state} />;
    case "PASSWORD":
    case "PASSWORD_FAKE":
      return <PasswordStep model={model} state={model.state} />;
    case "REGISTER":
      return <RegisterStep model={model} />;
  }
}
