import type { LoginState, RegisterState } from "./login-state.ts";

/**
 * How many steps lie behind this one, each of which `back` leads to, one after the other (LOGIN-01). A step whose
 * answer was
 * used up lies behind none: a code that was taken, a challenge that was left. So going back never comes to one, and
 * what
 * lies ahead is never gone to at all: whoever wants to go on gives an answer.
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
      return 2;
    case "REGISTER":
      return countStagesBack(state);
  }
}

/** Behind a login and a password lies the way of a code, not the code: it is used up. */
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
