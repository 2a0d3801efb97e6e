import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CredentialsPort, SessionPort } from "#domain/session/index.ts";

/** A session that is open. */
export interface SessionContractSetup {
  readonly port: SessionPort;
  readonly credentials: CredentialsPort;
  readonly sessionId: string;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** What every `SessionPort` keeps to, and every `CredentialsPort` that says whose its calls are. */
export function sessionPortContract(name: string, make: () => Promise<SessionContractSetup>): void {
  describe(`SessionPort and CredentialsPort: ${name}`, () => {
    it("says that an open session is open, and one that was ended is not", async () => {
      const { port } = await make();
      expect(await port.isActive()).toEqual({ ok: true, value: true });
      expect(await port.end()).toEqual({ ok: true, value: undefined });
      expect(await port.isActive()).toEqual({ ok: true, value: false });
    });

    it("gives the SHA-256 of the session id as the provider knows it", async () => {
      const { port, sessionId } = await make();
      expect(await port.serverHash()).toEqual({
        ok: true,
        value: createHash("sha256").update(sessionId).digest("hex"),
      });
    });

    it("has a flag instead of a hash for a session that is over", async () => {
      const { port } = await make();
      await port.end();
      expect(await port.serverHash()).toMatchObject({ ok: false, failure: { kind: "flagged", flag: "sessionError" } });
    });

    it("gives up without a session", async () => {
      const { port, credentials } = await make();
      credentials.use(undefined);
      const aborted = { ok: false, failure: { kind: "aborted" } };
      expect(await port.isActive()).toEqual(aborted);
      expect(await port.serverHash()).toEqual(aborted);
      expect(await port.end()).toEqual(aborted);
    });

    it("gives nothing of a session that was put down while its answer was on the way", async () => {
      const { port, credentials, sessionId } = await make();
      const asked = [port.isActive(), port.serverHash()];
      credentials.use(undefined);
      credentials.use(sessionId);
      const aborted = { ok: false, failure: { kind: "aborted" } };
      expect(await Promise.all(asked)).toEqual([aborted, aborted]);
      expect(await port.isActive()).toEqual({ ok: true, value: true });
    });

    it("lets an answer through when the session that is in force is named again", async () => {
      const { port, credentials, sessionId } = await make();
      const asked = port.isActive();
      credentials.use(sessionId);
      expect(await asked).toEqual({ ok: true, value: true });
    });

    it("(part of SESS-11) gives nothing of a former context of the session, though its answer is on the way", async () => {
      const { port, credentials, sessionId } = await make();
      credentials.use(sessionId, "4127830");
      const asked = [port.isActive(), port.serverHash()];
      credentials.use(sessionId, "4127831");
      const again = port.isActive();
      const aborted = { ok: false, failure: { kind: "aborted" } };
      expect(await Promise.all(asked)).toEqual([aborted, aborted]);
      credentials.use(sessionId, "4127831");
      expect(await again).toEqual({ ok: true, value: true });
    });

    it("ends the session at the provider though it is put down here at once", async () => {
      const { port, credentials, sessionId } = await make();
      const ending = port.end();
      credentials.use(undefined);
      expect(await ending).toEqual({ ok: false, failure: { kind: "aborted" } });
      credentials.use(sessionId);
      await expect.poll(() => port.isActive()).toEqual({ ok: true, value: false });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.isActive()).toEqual(failed);
      expect(await port.end()).toEqual(failed);
    });
  });
}
