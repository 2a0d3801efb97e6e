import type { LoginState } from "#domain/login/index.ts";
import { AuthPage } from "./auth-page.view.tsx";
import { LoginStep } from "./login-step.view.tsx";
import type { ProblemTextOf } from "./refusals/problem-of-login.ts";
import type { Attempts } from "./steps/attempts.ts";
import type { LoginSteps } from "./steps/login-steps.ts";

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
  /** What comes after the first question, once it has loaded. */
  readonly steps: LoginSteps | undefined;
  readonly brand: { readonly name: string; readonly legalName: string; readonly helpLines: readonly LoginHelpLine[] };
  readonly year: string;
  /** Something to say before anything is asked, such as that the customer is now logged out. */
  readonly notice: string | undefined;
  readonly prepare: () => void;
  readonly giveLogin: (login: string) => Promise<void>;
  /** What is tried after the first question, there before any state that needs it. */
  readonly attempts: Pick<Attempts, "givePassword" | "protection"> | undefined;
  /** What happened and what to do next, once somebody was refused. */
  readonly problemText: ProblemTextOf | undefined;
  readonly changeLogin: () => void;
  readonly register: (login: string) => Promise<void>;
  readonly back: () => void;
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
  const { state, steps } = model;
  const protection = model.attempts?.protection;
  switch (state.step) {
    case "CHOOSE":
    case "LOGIN":
      return <LoginStep model={model} state={state} />;
    case "PASSWORD":
    case "PASSWORD_FAKE":
      return steps === undefined ? null : <steps.PasswordStep model={model} state={state} />;
    case "ACCOUNT_PROTECTION":
      return protection === undefined ? null : <protection.View model={model} state={state} protection={protection} />;
    case "REGISTER":
      return steps === undefined ? null : <steps.RegisterStep model={model} />;
  }
}
