import type { LoginState, RegisterState } from "./login-state.ts";

/**
 * Counts the steps that `back` leads to (LOGIN-01). Steps whose input is used up, such as an accepted code, do not
 * count, because the customer must not return to them. The customer cannot go forward without input.
 */
export function countStepsBack(state: LoginState): number {
  switch (state.step) {
    case "CHOOSE":
    case "LOGIN":
      return 0;
    case "PASSWORD":
    case "PASSWORD_FAKE":
      return 1;
    case "ACCOUNT_PROTECTION":
      return state.way === "no-code" ? 3 : 2;
    case "REGISTER":
      return countStagesBack(state);
  }
}

/** From login and password `back` leads to the channel, because the code is used up. */
function countStagesBack({ stage }: RegisterState): number {
  switch (stage.kind) {
    case "identity":
      return 1;
    case "channel":
    case "by-phone":
      return 2;
    case "code":
    case "account":
      return 3;
  }
}
