import { describe, expect, it } from "vitest";
import type { PasswordResetPort } from "#domain/login/index.ts";

/** A customer who has forgotten a password. */
export interface PasswordResetContractSetup {
  readonly port: PasswordResetPort;
  readonly login: string;
  /** The token of the link that was sent last. */
  token(): Promise<string>;
  /** A token whose time is over. */
  overdue(): Promise<string>;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

const PASSWORD = "Wiazka-2027";
let keyCount = 0;
const idempotencyKey = (): string => `intent-contract-${String((keyCount += 1)).padStart(8, "0")}`;

/** What every `PasswordResetPort` keeps to. */
export function passwordResetPortContract(name: string, make: () => Promise<PasswordResetContractSetup>): void {
  describe(`PasswordResetPort: ${name}`, () => {
    it("(part of LOGIN-02) answers a login that nobody has as it answers any other", async () => {
      const { port, login } = await make();
      const known = await port.requestLink({ idempotencyKey: idempotencyKey(), login });
      expect(known).toEqual({ ok: true, value: true });
      expect(await port.requestLink({ idempotencyKey: idempotencyKey(), login: "nie.ma.takiego" })).toEqual(known);
    });

    it("(part of LOGIN-05) a link sets a password once, and says afterwards that it was used", async () => {
      const { port, login, token } = await make();
      await port.requestLink({ idempotencyKey: idempotencyKey(), login });
      const link = await token();
      expect(await port.checkToken(link)).toEqual({ ok: true, value: true });
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: link, password: PASSWORD })).toEqual({
        ok: true,
        value: true,
      });
      const used = { ok: false, failure: { kind: "login-refused", code: "used-token" } };
      expect(await port.checkToken(link)).toEqual(used);
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: link, password: PASSWORD })).toEqual(
        used,
      );
    });

    it("(part of LOGIN-05) tells a link that is overdue from one that was never sent", async () => {
      const { port, overdue } = await make();
      const link = await overdue();
      const late = { ok: false, failure: { kind: "login-refused", code: "overdue-token" } };
      expect(await port.checkToken(link)).toEqual(late);
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: link, password: PASSWORD })).toEqual(
        late,
      );
      expect(await port.checkToken("nikt")).toEqual({ ok: false, failure: { kind: "unknown-token" } });
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: "nikt", password: PASSWORD })).toEqual({
        ok: false,
        failure: { kind: "unknown-token" },
      });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, login, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.requestLink({ idempotencyKey: idempotencyKey(), login })).toEqual(failed);
      expect(await port.checkToken("t")).toEqual(failed);
      expect(await port.setPassword({ idempotencyKey: idempotencyKey(), token: "t", password: PASSWORD })).toEqual(
        failed,
      );
    });
  });
}
