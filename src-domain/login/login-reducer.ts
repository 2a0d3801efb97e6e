import type { LoginEvent, LoginState } from "./login-state.ts";
import { reduceRegistration } from "./registration-reducer.ts";
import { reduceSignIn } from "./sign-in-reducer.ts";

/** Returns the state after an event (LOGIN-01). Ignores events that do not fit the state, such as late responses. */
export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  return state.step === "REGISTER" ? reduceRegistration(state, event) : reduceSignIn(state, event);
}
