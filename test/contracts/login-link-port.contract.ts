import { describe, expect, it } from "vitest";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";

/** Provider with login links; the strings are tokens. */
export interface LoginLinkContractSetup {
  readonly port: LoginLinkPort;
  readonly open: string;
  /** Token of a customer who needs a second factor. */
  readonly guarded: string;
  readonly overdue: string;
  /** Token of a link that is not a login link. */
  readonly other: string;
  breakDown(): Promise<void>;
}

const refusalResult = (why: LinkRefusal["why"]) => ({ ok: false, failure: { kind: "link-refused", why } });

/** Runs the contract suite of `LoginLinkPort`. `make` creates a new provider each time. */
export function loginLinkPortContract(name: string, make: () => Promise<LoginLinkContractSetup>): void {
  describe(`LoginLinkPort: ${name}`, () => {
    it("(part of LOGIN-08) returns the owner of the link each time, and opens one session", async () => {
      const { port, open } = await make();
      for (let time = 0; time < 2; time += 1)
        expect(await port.ownerOf(open)).toEqual({ ok: true, value: "Małgorzata Brzezińska-Kowalczyk" });
      const session = await port.openSession(open);
      expect(session).toMatchObject({ ok: true, value: { isLogged: true, currentContext: "4127830" } });
      expect(await port.openSession(open)).toEqual(refusalResult("used"));
      expect(await port.ownerOf(open)).toEqual(refusalResult("used"));
    });

    it("(part of LOGIN-08) rejects a link that is overdue, unknown, or not a login link", async () => {
      const { port, overdue, other } = await make();
      expect(await port.ownerOf(overdue)).toEqual(refusalResult("overdue"));
      expect(await port.openSession(overdue)).toEqual(refusalResult("overdue"));
      for (const token of [other, "nobody-knows-it"]) {
        expect(await port.ownerOf(token)).toEqual(refusalResult("unknown"));
        expect(await port.openSession(token)).toEqual(refusalResult("unknown"));
      }
    });

    it("rejects a login by link when the customer needs a second factor", async () => {
      const { port, guarded } = await make();
      expect(await port.openSession(guarded)).toEqual(refusalResult("guarded"));
      expect((await port.ownerOf(guarded)).ok).toBe(true);
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, open, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.ownerOf(open)).toEqual(failed);
      expect(await port.openSession(open)).toEqual(failed);
    });
  });
}
