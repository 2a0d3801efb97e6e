import type { LoginPossibility } from "./login.port.ts";
import type { LoginEvent, LoginProblem, LoginState, QuestionState, RegisterState } from "./login-state.ts";

export const FIRST_LOGIN_STATE: QuestionState = { step: "CHOOSE", login: "", busy: false, problem: undefined };

/**
 * The first question of the way in: the part of `loginStep` for CHOOSE and LOGIN, and all that a page needs which has
 * nothing but its first form yet. Every other state stays as it is.
 */
export function firstQuestion(state: LoginState, event: LoginEvent): LoginState {
  if (state.step !== "CHOOSE" && state.step !== "LOGIN") return state;
  switch (event.kind) {
    case "login-given":
      if (state.busy) return state;
      return event.login.trim() === ""
        ? { ...state, login: event.login, problem: { kind: "login-missing" } }
        : { ...state, login: event.login.trim(), busy: true, problem: undefined };
    case "possibility":
      return state.busy ? afterPossibility(state, event.possibility) : state;
    case "refused":
      return { ...state, busy: false, problem: event.problem };
    case "register":
      return state.busy ? state : firstOfRegister(event.login);
    default:
      return state;
  }
}

/** What comes of the way to the provider, and of nothing that was typed. */
const OF_THE_WAY: readonly LoginProblem["kind"][] = [
  "unreachable",
  "timeout",
  "http",
  "malformed",
  "flagged",
  "refused",
  "aborted",
];

/** Whether a problem is one of what was typed: of another one no field is marked. */
export const isOfField = ({ kind }: Pick<LoginProblem, "kind">): boolean => !OF_THE_WAY.includes(kind);

/** The network is back: what was said for want of it holds no more, at whichever step. */
export const backOnline = (state: LoginState): LoginState =>
  state.problem?.kind === "unreachable" ? { ...state, problem: undefined } : state;

function firstOfRegister(login: string): RegisterState {
  return {
    step: "REGISTER",
    login,
    busy: false,
    problem: undefined,
    stage: { kind: "identity", customerNumber: "", identification: "" },
  };
}

function afterPossibility(state: QuestionState, possibility: LoginPossibility): LoginState {
  switch (possibility) {
    case "possible":
      return { ...state, step: "PASSWORD", busy: false };
    case "forced":
      return { ...state, step: "PASSWORD_FAKE", busy: false };
    case "not-possible":
      return { ...state, busy: false, problem: { kind: "not-possible" } };
    case "no-account":
      return firstOfRegister(state.login);
  }
}
