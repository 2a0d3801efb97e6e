import type { LoginState } from "#domain/login/index.ts";
import type { LoginViewState } from "../login.view.tsx";
import type { LoginAttempts } from "./login-attempts.ts";
import { PasswordStep } from "./password-step.view.tsx";

/** Renders the steps after the first one. */
export function LaterStep({
  model,
  attempts: { protection, registration },
  state,
}: {
  readonly model: LoginViewState;
  readonly attempts: Pick<LoginAttempts, "protection" | "registration">;
  readonly state: LoginState;
}) {
  switch (state.step) {
    case "ACCOUNT_PROTECTION":
      return protection === undefined ? null : <protection.View model={model} state={state} protection={protection} />;
    case "REGISTER":
      return registration === undefined ? null : (
        <registration.View model={model} state={state} registration={registration} />
      );
    default:
      return <PasswordStep model={model} state={state} />;
  }
}
