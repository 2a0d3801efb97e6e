import {
  MAX_PASSKEYS,
  type AuthenticatorCode,
  type AuthenticatorPort,
  type Passkey,
  type PasskeyCode,
  type PasskeyLoginPort,
  type PasskeyOptions,
  type PasskeyRefusal,
  type PasskeysPort,
} from "#domain/passkeys/index.ts";
import type { LoginRefusal } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

export interface FakeAuthenticator extends AuthenticatorPort {
  /** Makes the next prompt fail. */
  failNext(code: AuthenticatorCode): void;
  /** Chooses a passkey among the suggestions of the login field. */
  chooseSuggestion(): void;
  readonly isSuggesting: () => boolean;
}

/** Device with passkeys. A signature is the text `signed` with its options. */
export function fakeAuthenticator({
  isSupported = true,
  canAutofill = true,
}: {
  readonly isSupported?: boolean;
  readonly canAutofill?: boolean;
} = {}): FakeAuthenticator {
  let failure: AuthenticatorCode | undefined;
  let suggestion: { readonly options: string; readonly end: (text: string | undefined) => void } | undefined;
  const answer = (text: string): Result<string, { kind: "authenticator-failed"; code: AuthenticatorCode }> => {
    const code = failure;
    failure = undefined;
    return code === undefined ? succeed(text) : fail({ kind: "authenticator-failed", code });
  };
  const stopAutofill = (): void => {
    suggestion?.end(undefined);
    suggestion = undefined;
  };
  return {
    isSupported,
    canAutofill: async () => isSupported && canAutofill,
    create: async (options) => answer(`created ${options}`),
    async sign(options) {
      stopAutofill();
      return answer(`signed ${options}`);
    },
    async autofill(options) {
      stopAutofill();
      const text = await new Promise<string | undefined>((end) => (suggestion = { options, end }));
      return text === undefined ? fail({ kind: "authenticator-failed", code: "declined" }) : answer(text);
    },
    stopAutofill,
    failNext: (code) => (failure = code),
    chooseSuggestion() {
      suggestion?.end(`signed ${suggestion.options}`);
      suggestion = undefined;
    },
    isSuggesting: () => suggestion !== undefined,
  };
}

type PasskeyMethod = "load" | "creationOptions" | "save" | "rename" | "remove" | "requestOptions" | "openSession";

export interface FakePasskeys {
  readonly script: Script<PasskeyMethod>;
  readonly passkeys: PasskeysPort;
  readonly login: PasskeyLoginPort;
  /** Ends all challenges, as after five minutes. */
  expire(): void;
}

/** Provider that saves passkeys of one login, and logs in with any of them. */
export function fakePasskeys({
  session,
  saved = [],
}: { readonly session?: UserSession; readonly saved?: readonly Passkey[] } = {}): FakePasskeys {
  const script: FakePasskeys["script"] = new Script();
  const challenges = new Map<string, string>();
  const answers = new Map<string, Result<Passkey, PasskeyRefusal>>();
  let list = saved;
  let made = 0;
  const refuse = (code: PasskeyCode): Result<never, PasskeyRefusal> => fail({ kind: "passkey-refused", code });
  const issue = (purpose: string): PasskeyOptions => {
    made += 1;
    const [challengeId, options] = [`c-${made}`, `options ${made}`];
    challenges.set(challengeId, `${purpose} ${options}`);
    return { challengeId, options };
  };
  const take = (challengeId: string): string | undefined => {
    const challenge = challenges.get(challengeId);
    challenges.delete(challengeId);
    return challenge;
  };
  const change = (id: string, name: string): Result<Passkey, PasskeyRefusal> => {
    if (name === "") return refuse("missing-data");
    const former = list.find((passkey) => passkey.id === id);
    if (former === undefined) return refuse("unknown-passkey");
    const renamed = { ...former, name };
    list = list.map((passkey) => (passkey.id === id ? renamed : passkey));
    return succeed(renamed);
  };
  const save = (challengeId: string, name: string, passkey: string): Result<Passkey, PasskeyRefusal> => {
    if (name === "") return refuse("missing-data");
    const challenge = take(challengeId);
    if (challenge === undefined) return refuse("challenge-over");
    if (challenge !== passkey) return refuse("not-possible");
    const saved = { id: `k-${made}`, name, createdAt: START, lastUsedAt: undefined, isCurrent: false };
    list = [saved, ...list];
    return succeed(saved);
  };
  const once = (key: string, perform: () => Result<Passkey, PasskeyRefusal>): Result<Passkey, PasskeyRefusal> => {
    const answer = answers.get(key) ?? perform();
    answers.set(key, answer);
    return answer;
  };
  return {
    script,
    passkeys: {
      load: () => script.answer("load", () => succeed(list)),
      creationOptions: () =>
        script.answer("creationOptions", () =>
          list.length >= MAX_PASSKEYS ? refuse("limit-passkeys") : succeed(issue("created")),
        ),
      save: ({ idempotencyKey, challengeId, name, passkey }) =>
        script.answer("save", () => once(idempotencyKey, () => save(challengeId, name, passkey))),
      rename: ({ idempotencyKey, id, name }) =>
        script.answer("rename", () => once(idempotencyKey, () => change(id, name))),
      remove: ({ id }) =>
        script.answer("remove", () => {
          list = list.filter((passkey) => passkey.id !== id);
          return succeed<"removed">("removed");
        }),
    },
    login: {
      requestOptions: () => script.answer("requestOptions", () => succeed(issue("signed"))),
      openSession: ({ challengeId, passkey }) =>
        script.answer("openSession", (): Result<UserSession, LoginRefusal | TransportFailure> => {
          const challenge = take(challengeId);
          if (challenge === undefined) return fail({ kind: "challenge-over" });
          return session !== undefined && list.length > 0 && passkey === challenge
            ? succeed(session)
            : fail({ kind: "login-refused", code: "bad-credentials" });
        }),
    },
    expire: () => challenges.clear(),
  };
}
