import { describe, expect, it } from "vitest";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";

/** Device that asks its owner, and options that it accepts. */
export interface AuthenticatorContractSetup {
  readonly port: AuthenticatorPort;
  readonly creationOptions: string;
  readonly requestOptions: string;
  /** Makes the next prompt fail. */
  failNext(code: "declined" | "exists"): void;
  /** Chooses a passkey among the suggestions of the login field. */
  chooseSuggestion(): void;
}

const failed = (code: string) => ({ ok: false, failure: { kind: "authenticator-failed", code } });
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Runs the contract suite of `AuthenticatorPort`. */
export function authenticatorPortContract(name: string, make: () => AuthenticatorContractSetup): void {
  describe(`AuthenticatorPort: ${name}`, () => {
    it("(part of KEY-02) creates a passkey, and signs with one", async () => {
      const { port, creationOptions, requestOptions } = make();
      expect([port.isSupported, await port.canAutofill()]).toEqual([true, true]);
      expect(await port.create(creationOptions)).toEqual({ ok: true, value: expect.stringMatching(/\S/) });
      expect(await port.sign(requestOptions)).toEqual({ ok: true, value: expect.stringMatching(/\S/) });
    });

    it("returns that the customer declined, or that the device has a passkey", async () => {
      const setup = make();
      setup.failNext("declined");
      expect(await setup.port.sign(setup.requestOptions)).toEqual(failed("declined"));
      setup.failNext("exists");
      expect(await setup.port.create(setup.creationOptions)).toEqual(failed("exists"));
    });

    it("(part of KEY-03) signs with the chosen suggestion of the login field", async () => {
      const setup = make();
      const pending = setup.port.autofill(setup.requestOptions);
      await settled();
      setup.chooseSuggestion();
      expect(await pending).toEqual({ ok: true, value: expect.stringMatching(/\S/) });
    });

    it("ends the suggestions when the page is left, and when the customer is asked for a passkey", async () => {
      const { port, requestOptions } = make();
      const left = port.autofill(requestOptions);
      await settled();
      port.stopAutofill();
      expect(await left).toEqual(failed("declined"));
      const replaced = port.autofill(requestOptions);
      await settled();
      expect(await port.sign(requestOptions)).toMatchObject({ ok: true });
      expect(await replaced).toEqual(failed("declined"));
    });
  });
}
