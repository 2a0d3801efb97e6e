import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type {
  IdentificationResult,
  Identity,
  LoginRefusal,
  RegistrationPort,
  SentRegistrationCode,
} from "#domain/login/index.ts";
import { Script } from "./script.ts";

/** Customer known to the provider by number and identification. */
export interface FakeSubscriber extends Identity {
  readonly identified: IdentificationResult;
}

export interface FakeRegistration extends RegistrationPort {
  readonly script: Script<"identify" | "sendCode" | "verifyCode" | "createAccount">;
  /** Created accounts, oldest first. */
  readonly accounts: readonly { readonly login: string; readonly password: string }[];
  /** Idempotency keys of all writes, in order. */
  readonly sentIdempotencyKeys: readonly string[];
  /** Makes every attempt fail with this refusal; `undefined` ends it. */
  refuse(refusal: LoginRefusal | undefined): void;
}

export interface FakeRegistrationSeed {
  readonly subscribers?: readonly FakeSubscriber[];
  readonly code?: string;
  readonly sent?: SentRegistrationCode;
  /** Logins that are taken. */
  readonly taken?: readonly string[];
}

const TICKET = "t-1";

/** Provider with these customers; it sends the same code to all of them. */
export function fakeRegistration({
  subscribers = [],
  code = "012345",
  sent = { validUntil: 300_000, againAt: 60_000 },
  taken = [],
}: FakeRegistrationSeed = {}): FakeRegistration {
  const script: FakeRegistration["script"] = new Script();
  const accounts: { login: string; password: string }[] = [];
  const sentIdempotencyKeys: string[] = [];
  const codesSent = new Set<string>();
  let refusal: LoginRefusal | undefined;
  const known = ({ customerNumber, identification }: Identity): FakeSubscriber | undefined =>
    subscribers.find((one) => one.customerNumber === customerNumber && one.identification === identification);
  return {
    script,
    accounts,
    sentIdempotencyKeys,
    refuse(next) {
      refusal = next;
    },
    identify: (identity) =>
      script.answer("identify", () =>
        refusal === undefined
          ? succeed<IdentificationResult>(known(identity)?.identified ?? { kind: "unknown" })
          : fail(refusal),
      ),
    sendCode: ({ idempotencyKey, customerNumber, channel, another, ...identity }) =>
      script.answer("sendCode", () => {
        sentIdempotencyKeys.push(idempotencyKey);
        if (refusal !== undefined) return fail(refusal);
        if (known({ customerNumber, ...identity })?.identified.kind !== "may-register")
          return fail<LoginRefusal>({ kind: "login-refused", code: "cannot-register" });
        const key = `${customerNumber} ${channel}`;
        if (another && codesSent.has(key)) return fail<LoginRefusal>({ kind: "login-refused", code: "sms-time-limit" });
        codesSent.add(key);
        return succeed(sent);
      }),
    verifyCode: ({ idempotencyKey, code: given, ...identity }) =>
      script.answer("verifyCode", () => {
        sentIdempotencyKeys.push(idempotencyKey);
        if (refusal !== undefined) return fail(refusal);
        if (known(identity)?.identified.kind !== "may-register")
          return fail<LoginRefusal>({ kind: "login-refused", code: "cannot-register" });
        return given === code ? succeed(TICKET) : fail<LoginRefusal>({ kind: "wrong-code", from: "sms" });
      }),
    createAccount: ({ idempotencyKey, ticket, login, password }) =>
      script.answer("createAccount", () => {
        sentIdempotencyKeys.push(idempotencyKey);
        if (refusal !== undefined) return fail(refusal);
        if (ticket !== TICKET) return fail<LoginRefusal>({ kind: "login-refused", code: "expired-sms-token" });
        if (taken.includes(login)) return fail<LoginRefusal>({ kind: "login-refused", code: "login-used" });
        accounts.push({ login, password });
        return succeed(true);
      }),
  };
}
