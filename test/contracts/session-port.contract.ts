import { describe, expect, it } from "vitest";
import type { CredentialsPort, SessionPort } from "#domain/session/index.ts";

/** Open session. */
export interface SessionContractSetup {
  readonly port: SessionPort;
  readonly credentials: CredentialsPort;
  readonly sessionId: string;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `SessionPort` and `CredentialsPort`. */
export function sessionPortContract(name: string, make: () => Promise<SessionContractSetup>): void {
  describe(`SessionPort and CredentialsPort: ${name}`, () => {
    it("returns true for an open session and false after it has ended", async () => {
      const { port } = await make();
      expect(await port.isActive()).toEqual({ ok: true, value: true });
      expect(await port.end()).toEqual({ ok: true, value: undefined });
      expect(await port.isActive()).toEqual({ ok: true, value: false });
    });

    it("returns the same hash for the whole session, also after a switch, and never the session id", async () => {
      const { port, credentials, sessionId } = await make();
      const first = await port.serverHash();
      credentials.setCredentials(sessionId, "4127831");
      expect(first.ok && first.value !== "" && !first.value.includes(sessionId)).toBe(true);
      expect(await port.serverHash()).toEqual(first);
    });

    it("returns a flag instead of a hash after the session has ended", async () => {
      const { port } = await make();
      await port.end();
      expect(await port.serverHash()).toMatchObject({ ok: false, failure: { kind: "flagged", flag: "sessionError" } });
    });

    it("aborts every call without a session", async () => {
      const { port, credentials } = await make();
      credentials.setCredentials(undefined);
      const aborted = { ok: false, failure: { kind: "aborted" } };
      expect(await port.isActive()).toEqual(aborted);
      expect(await port.serverHash()).toEqual(aborted);
      expect(await port.end()).toEqual(aborted);
    });

    it("aborts pending calls when the session is removed", async () => {
      const { port, credentials, sessionId } = await make();
      const responses = [port.isActive(), port.serverHash()];
      credentials.setCredentials(undefined);
      credentials.setCredentials(sessionId);
      const aborted = { ok: false, failure: { kind: "aborted" } };
      expect(await Promise.all(responses)).toEqual([aborted, aborted]);
      expect(await port.isActive()).toEqual({ ok: true, value: true });
    });

    it("does not abort a pending call when the same session is set again", async () => {
      const { port, credentials, sessionId } = await make();
      const responses = port.isActive();
      credentials.setCredentials(sessionId);
      expect(await responses).toEqual({ ok: true, value: true });
    });

    it("(part of SESS-11) aborts pending calls when the context of the session changes", async () => {
      const { port, credentials, sessionId } = await make();
      credentials.setCredentials(sessionId, "4127830");
      const responses = [port.isActive(), port.serverHash()];
      credentials.setCredentials(sessionId, "4127831");
      const again = port.isActive();
      const aborted = { ok: false, failure: { kind: "aborted" } };
      expect(await Promise.all(responses)).toEqual([aborted, aborted]);
      credentials.setCredentials(sessionId, "4127831");
      expect(await again).toEqual({ ok: true, value: true });
    });

    it("ends the session at the provider although it is removed from the client at once", async () => {
      const { port, credentials, sessionId } = await make();
      const ending = port.end();
      credentials.setCredentials(undefined);
      expect(await ending).toEqual({ ok: false, failure: { kind: "aborted" } });
      credentials.setCredentials(sessionId);
      await expect.poll(() => port.isActive()).toEqual({ ok: true, value: false });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.isActive()).toEqual(failed);
      expect(await port.end()).toEqual(failed);
    });
  });
}
