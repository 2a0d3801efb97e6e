import { describe, expect, it } from "vitest";
import type { IdentityProofPort, SecondFactorChallenge } from "#domain/login/index.ts";

/** Customer with an open session. */
export interface IdentityProofContractSetup {
  readonly port: IdentityProofPort;
  readonly password: string;
  /** Code of the second factor; `undefined` for a customer without one. */
  readonly code: (() => Promise<string>) | undefined;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `IdentityProofPort`. */
export function identityProofPortContract(
  name: string,
  make: (login: "plain" | "protected") => Promise<IdentityProofContractSetup>,
): void {
  describe(`IdentityProofPort: ${name}`, () => {
    it("(part of SESS-13) confirms the right password, and rejects a wrong one", async () => {
      const { port, password } = await make("plain");
      expect(await port.provePassword(`${password}!`)).toMatchObject({
        ok: false,
        failure: { kind: "login-refused", code: "bad-credentials" },
      });
      expect(await port.provePassword(password)).toEqual({ ok: true, value: "confirmed" });
    });

    async function challengeOf({ port, password }: IdentityProofContractSetup): Promise<SecondFactorChallenge> {
      const asked = await port.provePassword(password);
      if (asked.ok || asked.failure.kind !== "second-factor") throw new Error("a second factor must be asked for");
      return asked.failure.challenge;
    }

    it("(part of SESS-13) confirms the right code after the password, and rejects a wrong one", async () => {
      const setup = await make("protected");
      const { challengeId } = await challengeOf(setup);
      const code = (await setup.code?.()) ?? "";
      const wrong = code === "000000" ? "111111" : "000000";
      expect(await setup.port.proveSecondFactor({ challengeId, code: wrong })).toMatchObject({
        ok: false,
        failure: { kind: "wrong-code", from: "sms" },
      });
      expect(await setup.port.proveSecondFactor({ challengeId: "nikt", code })).toEqual({
        ok: false,
        failure: { kind: "challenge-over" },
      });
      expect(await setup.port.proveSecondFactor({ challengeId, code })).toEqual({ ok: true, value: "confirmed" });
    });

    it("sends no other code for an unknown challenge of the identity", async () => {
      const { port } = await make("protected");
      expect(await port.sendAnotherCode("nikt")).toEqual({ ok: false, failure: { kind: "challenge-over" } });
    });

    it("returns the HTTP failure of a proof when the provider answers 503", async () => {
      const { port, password, breakDown } = await make("plain");
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.provePassword(password)).toEqual(failed);
      expect(await port.proveSecondFactor({ challengeId: "c-1", code: "123456" })).toEqual(failed);
      expect(await port.sendAnotherCode("c-1")).toEqual(failed);
    });
  });
}
