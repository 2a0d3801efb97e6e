import { describe, expect, it } from "vitest";
import type { Identity, RegistrationPort } from "#domain/login/index.ts";

/** Customers without an account, one of each kind, and one with an account. */
export interface RegistrationContractSetup {
  readonly port: RegistrationPort;
  /** Customer who may register by SMS or e-mail. */
  readonly newcomer: Identity;
  readonly hasAccount: Identity;
  readonly notPossible: Identity;
  /** Login of an existing account. */
  readonly takenLogin: string;
  /** Code that was sent last. */
  code(): Promise<string>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

const PASSWORD = "Mewa-nad-2027";
let keyCount = 0;
const idempotencyKey = (): string => `intent-contract-${String((keyCount += 1)).padStart(8, "0")}`;

/** Runs the contract suite of `RegistrationPort`. */
export function registrationPortContract(name: string, make: () => Promise<RegistrationContractSetup>): void {
  describe(`RegistrationPort: ${name}`, () => {
    it("(part of LOGIN-02) returns the mode and the contacts for a matching identity", async () => {
      const { port, newcomer, hasAccount, notPossible } = await make();
      expect(await port.identify(newcomer)).toMatchObject({
        ok: true,
        value: {
          kind: "may-register",
          mode: "email-or-phone",
          contacts: { email: expect.stringMatching(/^.•••@/), phone: expect.stringMatching(/^••• ••• \d{3}$/) },
        },
      });
      expect(await port.identify(hasAccount)).toEqual({ ok: true, value: { kind: "has-account" } });
      expect(await port.identify(notPossible)).toEqual({ ok: true, value: { kind: "not-possible" } });
    });

    it("(part of LOGIN-02) gives one result for unknown numbers and wrong identifications", async () => {
      const { port, newcomer, hasAccount } = await make();
      const unknown = { ok: true, value: { kind: "unknown" } };
      expect(await port.identify({ ...newcomer, customerNumber: "999999999" })).toEqual(unknown);
      expect(await port.identify({ ...newcomer, identification: "44051401359" })).toEqual(unknown);
      expect(await port.identify({ ...hasAccount, identification: "44051401359" })).toEqual(unknown);
    });

    it.each(["sms", "email"] as const)(
      "(part of LOGIN-04) creates an account with a code by %s, once",
      async (channel) => {
        const { port, newcomer, takenLogin, code } = await make();
        const sent = await port.sendCode({ ...newcomer, idempotencyKey: idempotencyKey(), channel, another: false });
        expect(sent).toMatchObject({
          ok: true,
          value: { validUntil: expect.any(Number), againAt: expect.any(Number) },
        });
        expect(
          await port.sendCode({ ...newcomer, idempotencyKey: idempotencyKey(), channel, another: false }),
          "an identical request must not send another code",
        ).toEqual(sent);
        const right = await code();
        const wrong = right === "000000" ? "111111" : "000000";
        expect(await port.verifyCode({ ...newcomer, idempotencyKey: idempotencyKey(), code: wrong })).toMatchObject({
          ok: false,
          failure: { kind: "wrong-code" },
        });
        const ticket = await port.verifyCode({ ...newcomer, idempotencyKey: idempotencyKey(), code: right });
        if (!ticket.ok) throw new Error(`verifyCode returned no ticket: ${ticket.failure.kind}`);
        const account = { ticket: ticket.value, login: "nowa.klientka", password: PASSWORD };
        expect(await port.createAccount({ ...account, idempotencyKey: idempotencyKey(), login: takenLogin })).toEqual({
          ok: false,
          failure: { kind: "login-refused", code: "login-used" },
        });
        expect(await port.createAccount({ ...account, idempotencyKey: idempotencyKey(), ticket: "nikt" })).toEqual({
          ok: false,
          failure: { kind: "login-refused", code: "expired-sms-token" },
        });
        expect(await port.createAccount({ ...account, idempotencyKey: idempotencyKey() })).toEqual({
          ok: true,
          value: true,
        });
      },
    );

    it("(part of LOGIN-04) rejects an early code, and any code for an unknown customer", async () => {
      const { port, newcomer } = await make();
      await port.sendCode({ ...newcomer, idempotencyKey: idempotencyKey(), channel: "sms", another: false });
      expect(
        await port.sendCode({ ...newcomer, idempotencyKey: idempotencyKey(), channel: "sms", another: true }),
      ).toEqual({
        ok: false,
        failure: { kind: "login-refused", code: "sms-time-limit" },
      });
      const stranger = { ...newcomer, identification: "44051401359" };
      expect(
        await port.sendCode({ ...stranger, idempotencyKey: idempotencyKey(), channel: "sms", another: false }),
      ).toEqual({
        ok: false,
        failure: { kind: "login-refused", code: "cannot-register" },
      });
      expect(await port.verifyCode({ ...stranger, idempotencyKey: idempotencyKey(), code: "123456" })).toEqual({
        ok: false,
        failure: { kind: "login-refused", code: "cannot-register" },
      });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, newcomer, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.identify(newcomer)).toEqual(failed);
      expect(
        await port.sendCode({ ...newcomer, idempotencyKey: idempotencyKey(), channel: "sms", another: false }),
      ).toEqual(failed);
      expect(await port.verifyCode({ ...newcomer, idempotencyKey: idempotencyKey(), code: "123456" })).toEqual(failed);
      expect(
        await port.createAccount({
          idempotencyKey: idempotencyKey(),
          ticket: "t",
          login: "nowa.klientka",
          password: PASSWORD,
        }),
      ).toEqual(failed);
    });
  });
}
