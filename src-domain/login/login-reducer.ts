import type { LoginEvent, LoginState } from "./login-state.ts";
import { reduceRegistration } from "./registration-reducer.ts";
import { reduceSignIn } from "./sign-in-reducer.ts";

/**
 * The next state; the same one for an event that has no meaning in this state, such as an answer that comes too late
 * (LOGIN-01).
 */
export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  return state.step === "REGISTER" ? reduceRegistration(state, event) : reduceSignIn(state, event);
}
