import type { LoginEvent, LoginProblem, LoginState, QuestionState, RegisterState } from "./login-state.ts";
import {
  accountComplaints,
  codeAddresses,
  codeComplaints,
  identityComplaints,
  type Identified,
  type RegisterComplaint,
  type RegisterStage,
} from "./registration.ts";
import { wayIn } from "./way-in.ts";

type At<Kind extends RegisterStage["kind"]> = Extract<RegisterStage, { readonly kind: Kind }>;
type WithAddresses = At<"channel" | "code" | "account">;

/** The part of `loginStep` for REGISTER: who, where the code goes, the code, a login with a password (LOGIN-04). */
export function registerStep(state: RegisterState, event: LoginEvent): LoginState {
  if (event.kind === "refused") return state.busy ? afterRefusal(state, event.problem) : state;
  if (event.kind === "back") return state.busy ? state : stageBefore(state);
  switch (state.stage.kind) {
    case "identity":
      return identityStage(state, state.stage, event);
    case "channel":
      return channelStage(state, state.stage, event);
    case "code":
      return codeStage(state, state.stage, event);
    case "account":
      return accountStage(state, event);
    case "by-phone":
      return state;
  }
}

function identityStage(state: RegisterState, stage: At<"identity">, event: LoginEvent): LoginState {
  if (event.kind === "identity-given" && !state.busy) {
    const identity = { customerNumber: event.customerNumber.trim(), identification: event.identification.trim() };
    return sent({ ...state, stage: { ...stage, ...identity } }, identityComplaints(identity));
  }
  return event.kind === "identified" && state.busy ? afterIdentity(state, stage, event.identified) : state;
}

function afterIdentity(state: RegisterState, stage: At<"identity">, identified: Identified): LoginState {
  switch (identified.kind) {
    case "may-register": {
      const addresses = codeAddresses(identified.mode, identified.contacts);
      return addresses.length === 0
        ? said(state, { kind: "login-refused", code: "not-possible" })
        : at(state, { ...stage, kind: "channel", addresses, chosen: undefined });
    }
    case "has-account":
      return passwordOf(stage.customerNumber, { kind: "has-account" });
    case "not-possible":
      return said(state, { kind: "not-possible" });
    // the same words whether it is the number or the identification that does not fit: nobody learns who is a customer
    case "unknown":
      return said(state, { kind: "login-refused", code: "cannot-register" });
  }
}

function channelStage(state: RegisterState, stage: At<"channel">, event: LoginEvent): LoginState {
  if (event.kind === "channel-chosen" && !state.busy) {
    const offered = stage.addresses.some(({ channel }) => channel === event.channel);
    return offered ? sent({ ...state, stage: { ...stage, chosen: event.channel } }, []) : state;
  }
  if (event.kind !== "code-sent" || !state.busy || stage.chosen === undefined) return state;
  const { customerNumber, identification, addresses, chosen } = stage;
  const { validUntil, againAt } = event;
  return at(state, { kind: "code", customerNumber, identification, addresses, channel: chosen, validUntil, againAt });
}

function codeStage(state: RegisterState, stage: At<"code">, event: LoginEvent): LoginState {
  switch (event.kind) {
    case "code-sent":
      return state.busy ? at(state, { ...stage, validUntil: event.validUntil, againAt: event.againAt }) : state;
    case "code-given":
      return state.busy ? state : sent(state, codeComplaints(event.code));
    case "code-again":
      if (state.busy) return state;
      return event.now < stage.againAt
        ? said(state, { kind: "login-refused", code: "sms-time-limit" })
        : sent(state, []);
    case "code-accepted": {
      const { customerNumber, identification, addresses, channel } = stage;
      return state.busy
        ? at(state, { kind: "account", customerNumber, identification, addresses, channel, ticket: event.ticket })
        : state;
    }
    default:
      return state;
  }
}

function accountStage(state: RegisterState, event: LoginEvent): LoginState {
  if (event.kind === "account-given" && !state.busy)
    return sent({ ...state, login: event.login }, accountComplaints(event));
  return event.kind === "registered" && state.busy ? passwordOf(state.login, undefined) : state;
}

/**
 * A code that can no longer be used, here or as the ticket of the account, leads back to where a new one is sent from.
 * A
 * number that takes no SMS is not offered again: another way is, or a call.
 */
function afterRefusal(state: RegisterState, problem: LoginProblem): LoginState {
  const { stage } = state;
  if (problem.kind !== "login-refused" || stage.kind === "identity" || stage.kind === "by-phone")
    return said(state, problem);
  switch (problem.code) {
    case "expired-sms-token":
      return said({ ...state, stage: channelOf(stage) }, problem);
    case "bad-sms-prefix":
      return withoutSms(state, stage, problem);
    default:
      return said(state, problem);
  }
}

function withoutSms(state: RegisterState, stage: WithAddresses, problem: LoginProblem): LoginState {
  const { customerNumber, identification } = stage;
  const addresses = stage.addresses.filter(({ channel }) => channel !== "sms");
  if (addresses.length > 0)
    return said({ ...state, stage: { ...channelOf(stage), addresses, chosen: undefined } }, problem);
  return at(state, { kind: "by-phone", customerNumber, identification, address: stage.addresses[0]?.address ?? "" });
}

/** The way a code is sent, as it was chosen before. */
function channelOf(stage: WithAddresses): At<"channel"> {
  const { customerNumber, identification, addresses } = stage;
  return {
    kind: "channel",
    customerNumber,
    identification,
    addresses,
    chosen: stage.kind === "channel" ? stage.chosen : stage.channel,
  };
}

function stageBefore(state: RegisterState): LoginState {
  const { stage } = state;
  switch (stage.kind) {
    case "identity":
      return wayIn(state, { kind: "back" });
    case "channel":
    case "by-phone":
      return at(state, {
        kind: "identity",
        customerNumber: stage.customerNumber,
        identification: stage.identification,
      });
    case "code":
    case "account":
      return at(state, channelOf(stage));
  }
}

const passwordOf = (login: string, problem: LoginProblem | undefined): QuestionState => ({
  step: "PASSWORD",
  login,
  busy: false,
  problem,
});

const at = (state: RegisterState, stage: RegisterStage): RegisterState => ({
  ...state,
  stage,
  busy: false,
  problem: undefined,
});

const said = (state: RegisterState, problem: LoginProblem): RegisterState => ({ ...state, busy: false, problem });

const sent = (state: RegisterState, complaints: readonly RegisterComplaint[]): RegisterState =>
  complaints.length === 0
    ? { ...state, busy: true, problem: undefined }
    : said(state, { kind: "incomplete", complaints });
