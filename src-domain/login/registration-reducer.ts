import { withoutSeparators } from "../validation/index.ts";
import type { LoginEvent, LoginFailureReason, LoginState, CredentialsState, RegisterState } from "./login-state.ts";
import {
  accountViolations,
  codeAddresses,
  codeViolations,
  identityViolations,
  type IdentificationResult,
  type RegisterViolation,
  type RegisterStage,
} from "./registration.ts";
import { reduceSignIn } from "./sign-in-reducer.ts";

type StageOf<Kind extends RegisterStage["kind"]> = Extract<RegisterStage, { readonly kind: Kind }>;
type WithAddresses = StageOf<"channel" | "code" | "account">;

/** Part of `reduceLogin` for REGISTER: identity, channel of the code, code, login with password (LOGIN-04). */
export function reduceRegistration(state: RegisterState, event: LoginEvent): LoginState {
  if (event.kind === "refused") return state.busy ? afterRefusal(state, event.failureReason) : state;
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

function identityStage(state: RegisterState, stage: StageOf<"identity">, event: LoginEvent): LoginState {
  if (event.kind === "identity-given" && !state.busy) {
    const identity = {
      customerNumber: event.customerNumber.trim(),
      identification: withoutSeparators(event.identification),
    };
    return submit({ ...state, stage: { ...stage, ...identity } }, identityViolations(identity));
  }
  return event.kind === "identified" && state.busy ? afterIdentity(state, stage, event.identified) : state;
}

function afterIdentity(state: RegisterState, stage: StageOf<"identity">, identified: IdentificationResult): LoginState {
  switch (identified.kind) {
    case "may-register": {
      const addresses = codeAddresses(identified.mode, identified.contacts);
      return addresses.length === 0
        ? withFailureReason(state, { kind: "login-refused", code: "not-possible" })
        : goToStage(state, { ...stage, kind: "channel", addresses, chosen: undefined });
    }
    case "has-account":
      return goToPassword(stage.customerNumber, { kind: "has-account" });
    case "not-possible":
      return withFailureReason(state, { kind: "not-possible" });
    // The same error for a wrong number and a wrong identification, so that customer numbers cannot be found out.
    case "unknown":
      return withFailureReason(state, { kind: "login-refused", code: "cannot-register" });
  }
}

function channelStage(state: RegisterState, stage: StageOf<"channel">, event: LoginEvent): LoginState {
  if (event.kind === "channel-chosen" && !state.busy) {
    const offered = stage.addresses.some(({ channel }) => channel === event.channel);
    return offered ? submit({ ...state, stage: { ...stage, chosen: event.channel } }, []) : state;
  }
  if (event.kind !== "code-sent" || !state.busy || stage.chosen === undefined) return state;
  const { customerNumber, identification, addresses, chosen } = stage;
  const { validUntil, againAt } = event;
  return goToStage(state, {
    kind: "code",
    customerNumber,
    identification,
    addresses,
    channel: chosen,
    validUntil,
    againAt,
  });
}

function codeStage(state: RegisterState, stage: StageOf<"code">, event: LoginEvent): LoginState {
  switch (event.kind) {
    case "code-sent":
      return state.busy ? goToStage(state, { ...stage, validUntil: event.validUntil, againAt: event.againAt }) : state;
    case "code-given":
      return state.busy ? state : submit(state, codeViolations(event.code));
    case "resend-requested":
      if (state.busy) return state;
      return event.now < stage.againAt
        ? withFailureReason(state, { kind: "login-refused", code: "sms-time-limit" })
        : submit(state, []);
    case "code-accepted": {
      const { customerNumber, identification, addresses, channel } = stage;
      return state.busy
        ? goToStage(state, {
            kind: "account",
            customerNumber,
            identification,
            addresses,
            channel,
            ticket: event.ticket,
          })
        : state;
    }
    default:
      return state;
  }
}

function accountStage(state: RegisterState, event: LoginEvent): LoginState {
  if (event.kind === "account-given" && !state.busy)
    return submit({ ...state, login: event.login }, accountViolations(event));
  return event.kind === "registered" && state.busy ? goToPassword(state.login, undefined) : state;
}

/**
 * Returns to the channel after an expired code or ticket. A number that accepts no SMS is not offered again: the
 * customer uses another channel, or registers by phone.
 */
function afterRefusal(state: RegisterState, failureReason: LoginFailureReason): LoginState {
  const { stage } = state;
  if (failureReason.kind !== "login-refused" || stage.kind === "identity" || stage.kind === "by-phone")
    return withFailureReason(state, failureReason);
  switch (failureReason.code) {
    case "expired-sms-token":
      return withFailureReason({ ...state, stage: channelOf(stage) }, failureReason);
    case "bad-sms-prefix":
      return withoutSms(state, stage, failureReason);
    default:
      return withFailureReason(state, failureReason);
  }
}

function withoutSms(state: RegisterState, stage: WithAddresses, failureReason: LoginFailureReason): LoginState {
  const { customerNumber, identification } = stage;
  const addresses = stage.addresses.filter(({ channel }) => channel !== "sms");
  if (addresses.length > 0)
    return withFailureReason({ ...state, stage: { ...channelOf(stage), addresses, chosen: undefined } }, failureReason);
  return goToStage(state, {
    kind: "by-phone",
    customerNumber,
    identification,
    address: stage.addresses[0]?.address ?? "",
  });
}

/** Returns to the channel stage with the channel chosen before. */
function channelOf(stage: WithAddresses): StageOf<"channel"> {
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
      return reduceSignIn(state, { kind: "back" });
    case "channel":
    case "by-phone":
      return goToStage(state, {
        kind: "identity",
        customerNumber: stage.customerNumber,
        identification: stage.identification,
      });
    case "code":
    case "account":
      return goToStage(state, channelOf(stage));
  }
}

const goToPassword = (login: string, failureReason: LoginFailureReason | undefined): CredentialsState => ({
  step: "PASSWORD",
  login,
  busy: false,
  failureReason,
});

const goToStage = (state: RegisterState, stage: RegisterStage): RegisterState => ({
  ...state,
  stage,
  busy: false,
  failureReason: undefined,
});

const withFailureReason = (state: RegisterState, failureReason: LoginFailureReason): RegisterState => ({
  ...state,
  busy: false,
  failureReason,
});

const submit = (state: RegisterState, violations: readonly RegisterViolation[]): RegisterState =>
  violations.length === 0
    ? { ...state, busy: true, failureReason: undefined }
    : withFailureReason(state, { kind: "incomplete", violations });
