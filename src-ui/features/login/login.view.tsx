import "./login.css";
import type { ReactNode } from "react";
import type { LoginState } from "#domain/login/index.ts";
import { AuthPage } from "./auth-page.view.tsx";
import { LoginStep } from "./login-step.view.tsx";
import type { LoginAttempts } from "./steps/login-attempts.ts";

/** Help line as shown on the login page. */
export interface LoginHelpLine {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** State and actions of the login page. */
export interface LoginViewState {
  readonly state: LoginState;
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly helpLines: readonly LoginHelpLine[];
    /** Address of the operator's terms; `undefined`: none is configured. */
    readonly terms?: string | undefined;
  };
  readonly year: string;
  /** Notice shown above the first step, for example after logout. */
  readonly notice: string | undefined;
  /** False if the provider has no registration (CALL-12). */
  readonly offersRegistration: boolean;
  /** True reserves the space of the passkey button, so that nothing moves when it appears. */
  readonly offersPasskeyLogin: boolean;
  /** Login buttons of a device, shown before the form (APP-03). */
  readonly deviceLogin?: ReactNode;
  /** Login with a passkey, shown after the form (KEY-03). */
  readonly passkeyLogin?: ReactNode;
  readonly prepare: () => void;
  readonly giveLogin: (login: string) => Promise<void>;
  /** Steps after the first one; defined before any state that needs them. */
  readonly attempts:
    | Pick<
        LoginAttempts,
        "givePassword" | "forgotten" | "canResetPassword" | "protection" | "registration" | "problemText" | "View"
      >
    | undefined;
  readonly changeLogin: () => void;
  readonly register: (login: string) => Promise<void>;
  readonly back: () => void;
}

/**
 * Login page with one question per step (LOGIN-01). Steps after the first one are rendered by the lazily loaded
 * `attempts`.
 */
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
