import { describe, expect, it } from "vitest";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";

/** Tokens of links that every world of this suite has. */
export interface LoginLinkContractSetup {
  readonly port: LoginLinkPort;
  readonly open: string;
  /** Of somebody who is asked for a second factor. */
  readonly guarded: string;
  readonly overdue: string;
  /** The token of a link that is about something else. */
  readonly other: string;
  breakDown(): Promise<void>;
}

const refusalResult = (why: LinkRefusal["why"]) => ({ ok: false, failure: { kind: "link-refused", why } });

/** What every `LoginLinkPort` keeps to. `make` gives a new world each time. */
export function loginLinkPortContract(name: string, make: () => Promise<LoginLinkContractSetup>): void {
  describe(`LoginLinkPort: ${name}`, () => {
    it("(part of LOGIN-08) tells whose the link is as often as it is asked, and opens one session", async () => {
      const { port, open } = await make();
      for (let time = 0; time < 2; time += 1)
        expect(await port.ownerOf(open)).toEqual({ ok: true, value: "Małgorzata Brzezińska-Kowalczyk" });
      const session = await port.enter(open);
      expect(session).toMatchObject({ ok: true, value: { isLogged: true, currentContext: "4127830" } });
      expect(await port.enter(open)).toEqual(refusalResult("used"));
      expect(await port.ownerOf(open)).toEqual(refusalResult("used"));
    });

    it("(part of LOGIN-08) lets nobody in by a link that is overdue, unknown, or about something else", async () => {
      const { port, overdue, other } = await make();
      expect(await port.ownerOf(overdue)).toEqual(refusalResult("overdue"));
      expect(await port.enter(overdue)).toEqual(refusalResult("overdue"));
      for (const token of [other, "nobody-knows-it"]) {
        expect(await port.ownerOf(token)).toEqual(refusalResult("unknown"));
        expect(await port.enter(token)).toEqual(refusalResult("unknown"));
      }
    });

    it("stands for a password, and for no second factor", async () => {
      const { port, guarded } = await make();
      expect(await port.enter(guarded)).toEqual(refusalResult("guarded"));
      expect((await port.ownerOf(guarded)).ok).toBe(true);
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, open, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.ownerOf(open)).toEqual(failed);
      expect(await port.enter(open)).toEqual(failed);
    });
  });
}
