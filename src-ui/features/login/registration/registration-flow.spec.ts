import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { describe, expect, it } from "vitest";
import {
  INITIAL_LOGIN_STATE,
  type IdentificationResult,
  type LoginFailureReason,
  type LoginState,
} from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { fakeLogin } from "#test/fakes/fake-login.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { aSession } from "#test/mothers/index.ts";
import { LoginViewModel } from "../login.view-model.ts";
import { fakeStepHistory } from "#test/fakes/fake-step-history.ts";
import { loginSteps } from "../steps/login-steps.ts";
import { syncStepHistory } from "../steps/step-history.ts";
import { registrationProblemText } from "./registration-problem-text.ts";
import { problemText } from "../refusals/problem-text.ts";

const NOW = Date.UTC(2026, 10, 21, 9);
const ZOFIA = { customerNumber: "5900101", identification: "84061507489" };
const ACCOUNT = { login: "zofia.rutkowska", password: "Mewa-nad-molem-7", repeated: "Mewa-nad-molem-7" };
const mayRegister: IdentificationResult = {
  kind: "may-register",
  mode: "email-or-phone",
  contacts: { email: "z•••@poczta.example", phone: "••• ••• 118" },
};

/** Login page at the registration, with a server that knows one customer. */
async function atRegistration(identified: IdentificationResult = mayRegister) {
  const registration = fakeRegistration({
    subscribers: [{ ...ZOFIA, identified }],
    taken: ["m.brzezinska"],
    sent: { validUntil: NOW + 300_000, againAt: NOW + 60_000 },
  });
  const entered: UserSession[] = [];
  const created: true[] = [];
  let now = NOW;
  const model = new LoginViewModel(
    () =>
      Promise.resolve({
        port: fakeLogin({ accounts: [{ login: ACCOUNT.login, password: ACCOUNT.password, session: aSession() }] }),
        accountAccess: () => Promise.resolve({ registration, onAccountCreated: () => void created.push(true) }),
        authenticator: () => Promise.resolve(fakeAuthenticator()),
        idempotencyKeys: fakeIdempotencyKeys(),
        showToast: () => undefined,
        steps: {
          ...loginSteps,
          openHistory: () =>
            Promise.resolve({ syncBrowserHistory: (page) => syncStepHistory(fakeStepHistory(), page) }),
        },
        forgotten: () => undefined,
        network: { online: true },
        now: () => now,
        isAvailable: () => true,
        openSession: (session) => void entered.push(session),
        endUnusedSession: () => undefined,
      }),
    { state: INITIAL_LOGIN_STATE, lost: () => false, report: () => undefined },
  );
  await model.register("");
  const steps = model.attempts?.registration;
  if (steps === undefined) throw new Error("the registration has not loaded");
  const stage = (): string => {
    const state: LoginState = model.snapshot();
    return state.step === "REGISTER" ? state.stage.kind : state.step;
  };
  return { model, steps, registration, entered, created, stage, pass: (ms: number) => void (now += ms) };
}

async function atAccount() {
  const one = await atRegistration();
  await one.steps.giveIdentity(ZOFIA);
  await one.steps.chooseChannel("email");
  await one.steps.giveCode("012345");
  expect(one.stage()).toBe("account");
  return one;
}

describe("registration", () => {
  it("(part of LOGIN-04) goes through registration stages with one request each and logs in", async () => {
    const { steps, registration, entered, created, stage } = await atAccount();
    const release = registration.script.hold("createAccount");
    const made = steps.giveAccount(ACCOUNT);
    void steps.giveAccount(ACCOUNT);
    release();
    await made;
    expect(registration.script.calls).toEqual(["identify", "sendCode", "verifyCode", "createAccount"]);
    expect(registration.accounts).toEqual([{ login: ACCOUNT.login, password: ACCOUNT.password }]);
    expect([entered, stage()]).toEqual([[aSession()], "PASSWORD"]);
    expect(created, "the customer is told that the account exists").toHaveLength(1);
  });

  it("makes no request of registration for invalid values", async () => {
    const { model, steps, registration } = await atRegistration();
    await steps.giveIdentity({ customerNumber: "x", identification: "1" });
    expect([registration.script.calls, model.snapshot().failureReason?.kind]).toEqual([[], "incomplete"]);
  });

  it("resends a step of registration with the same key only after a lost response", async () => {
    const { steps, registration } = await atAccount();
    const seen: string[] = [];
    const { createAccount } = registration;
    registration.createAccount = (account) => {
      seen.push(account.idempotencyKey);
      return createAccount(account);
    };
    registration.script.failNext("createAccount", { kind: "timeout" });
    await steps.giveAccount(ACCOUNT);
    await steps.giveAccount({ ...ACCOUNT, login: "m.brzezinska" });
    await steps.giveAccount({ ...ACCOUNT, login: "m.brzezinska" });
    registration.script.failNext("createAccount", { kind: "unreachable" });
    await steps.giveAccount(ACCOUNT);
    await steps.giveAccount(ACCOUNT);
    expect(new Set(seen).size).toBe(4);
    expect(seen[4]).toBe(seen[3]);
    expect(registration.accounts).toHaveLength(1);
  });

  it("requests another registration code after the waiting time, and shows an error before", async () => {
    const { model, steps, registration, pass } = await atRegistration();
    await steps.giveIdentity(ZOFIA);
    await steps.chooseChannel("sms");
    await steps.askAnotherCode();
    expect(model.snapshot().failureReason).toEqual({ kind: "login-refused", code: "sms-time-limit" });
    expect(registration.script.calls).toEqual(["identify", "sendCode"]);
    pass(60_000);
    await steps.askAnotherCode();
    expect(registration.script.calls.at(-1)).toBe("sendCode");
    expect(registration.sentIdempotencyKeys[1]).not.toBe(registration.sentIdempotencyKeys[0]);
  });

  it.each([
    ["identify", "identity"],
    ["sendCode", "channel"],
    ["verifyCode", "code"],
    ["createAccount", "account"],
  ] as const)(
    "keeps the registration stage when %s gets no response, and continues on retry",
    async (method, where) => {
      const { model, steps, registration, stage } = await atRegistration();
      const presses = [
        ["identity", () => steps.giveIdentity(ZOFIA)],
        ["channel", () => steps.chooseChannel("sms")],
        ["code", () => steps.giveCode("012345")],
        ["account", () => steps.giveAccount(ACCOUNT)],
      ] as const;
      registration.script.failNext(method, { kind: "unreachable" });
      for (const [kind, press] of presses) {
        await press();
        if (kind !== where) continue;
        expect([stage(), model.snapshot().busy, model.snapshot().failureReason]).toEqual([
          where,
          false,
          { kind: "unreachable" },
        ]);
        await press();
      }
      expect(stage()).toBe("PASSWORD");
    },
  );

  describe("registration with a lost response to createAccount", () => {
    /** Loses the response to `createAccount`; `made`: after the account was created. */
    async function lost(made: boolean) {
      const one = await atAccount();
      const { createAccount, identify } = one.registration;
      one.registration.createAccount = async (account) => {
        if (made) await createAccount(account);
        return { ok: false, failure: { kind: "timeout" } };
      };
      if (made)
        one.registration.identify = (identity) =>
          identify(identity).then((answer) => (answer.ok ? { ok: true, value: { kind: "has-account" } } : answer));
      return { ...one, mend: () => (one.registration.createAccount = createAccount) };
    }

    it("identifies the customer again after a lost response and logs in if the account exists", async () => {
      const { steps, registration, entered, stage } = await lost(true);
      await steps.giveAccount(ACCOUNT);
      expect(registration.script.calls.slice(-2)).toEqual(["createAccount", "identify"]);
      expect([entered, stage()]).toEqual([[aSession()], "PASSWORD"]);
    });

    it("shows the timeout when no new account is found after a lost response; a retry logs in", async () => {
      for (const made of [false, true]) {
        const { model, steps, registration, entered, mend } = await lost(made);
        if (made) registration.script.failNext("identify", { kind: "unreachable" });
        await steps.giveAccount(ACCOUNT);
        expect(model.snapshot()).toMatchObject({
          busy: false,
          stage: { kind: "account" },
          failureReason: { kind: "timeout" },
        });
        mend();
        await steps.giveAccount(ACCOUNT);
        expect(entered).toEqual([aSession()]);
        if (made) expect(new Set(registration.sentIdempotencyKeys.slice(-2)).size).toBe(1);
      }
    });
  });

  it("asks for the password when the customer already has an account, with the reason", async () => {
    const { model, steps } = await atRegistration({ kind: "has-account" });
    await steps.giveIdentity(ZOFIA);
    expect(model.snapshot()).toEqual({
      step: "PASSWORD",
      login: ZOFIA.customerNumber,
      busy: false,
      failureReason: { kind: "has-account" },
    });
  });

  const LOCKED_AT = Date.UTC(2026, 10, 20, 8, 35);
  const textNow = (failureReason: LoginFailureReason) => problemText(failureReason, LOCKED_AT);

  it("(part of LOGIN-07) says that registration is locked for 30 minutes when no end is given", () => {
    expect(unjoinedText(registrationProblemText({ kind: "locked", until: undefined }, textNow, LOCKED_AT))).toMatch(
      /^Za dużo nieudanych prób\. Spróbuj ponownie za 30 minut\./,
    );
  });

  it("returns registration texts for a lock, in Warsaw time, and an impossible registration", () => {
    const words = (failureReason: Parameters<typeof registrationProblemText>[0]) =>
      unjoinedText(registrationProblemText(failureReason, textNow, LOCKED_AT));
    expect(words({ kind: "locked", until: Date.UTC(2026, 10, 20, 9, 5) })).toMatch(
      /^Za dużo nieudanych prób\. Spróbuj ponownie po 10:05\./,
    );
    expect(words({ kind: "locked", until: Date.UTC(2026, 10, 20, 23, 5) })).toContain("po 21-11-2026 00:05.");
    expect(words({ kind: "not-possible" })).toMatch(/^Tego konta nie można założyć w portalu/);
    expect(words({ kind: "timeout" })).toBe(unjoinedText(textNow({ kind: "timeout" })));
  });
});
