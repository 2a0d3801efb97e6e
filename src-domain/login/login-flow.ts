import type { LoginEvent, LoginState } from "./login-state.ts";
import { registerStep } from "./register-step.ts";
import { wayIn } from "./way-in.ts";

/**
 * The next state; the same one for an event that has no meaning in this state, such as an answer that comes too late
 * (LOGIN-01).
 */
export function loginStep(state: LoginState, event: LoginEvent): LoginState {
  return state.step === "REGISTER" ? registerStep(state, event) : wayIn(state, event);
}
