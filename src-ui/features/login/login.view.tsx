import "./login.css";
import type { ReactNode } from "react";
import type { LoginState } from "#domain/login/index.ts";
import { AuthPage } from "./auth-page.view.tsx";
import { LoginStep } from "./login-step.view.tsx";
import type { LoginAttempts } from "./steps/login-attempts.ts";

/** Somebody to call, as the login page shows it. */
export interface LoginHelpLine {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** What the login page shows and what can be done on it. */
export interface LoginViewState {
  readonly state: LoginState;
  readonly brand: { readonly name: string; readonly legalName: string; readonly helpLines: readonly LoginHelpLine[] };
  readonly year: string;
  /** Something to say before anything is asked, such as that the customer is now logged out. */
  readonly notice: string | undefined;
  /** Ways in beside the form: those of a device (WRAP-03). */
  readonly deviceLogin?: ReactNode;
  readonly prepare: () => void;
  readonly giveLogin: (login: string) => Promise<void>;
  /** What is tried after the first question, there before any state that needs it. */
  readonly attempts:
    | Pick<LoginAttempts, "givePassword" | "forgotten" | "protection" | "registration" | "problemText" | "View">
    | undefined;
  readonly changeLogin: () => void;
  readonly register: (login: string) => Promise<void>;
  readonly back: () => void;
}

/** The login page: one question per step (LOGIN-01). What follows the first question is drawn by what came after it. */
export function LoginView({ model }: { readonly model: LoginViewState }) {
  const { state, attempts } = model;
  return (
    <AuthPage model={model}>
      {state.step === "CHOOSE" || state.step === "LOGIN" ? (
        <LoginStep model={model} state={state} />
      ) : (
        attempts !== undefined && <attempts.View model={model} attempts={attempts} state={state} />
      )}
    </AuthPage>
  );
}
