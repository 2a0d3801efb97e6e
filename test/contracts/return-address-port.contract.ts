import { describe, expect, it } from "vitest";
import type { ReturnAddressPort } from "#domain/navigation/index.ts";

const OWNER = "u-1";

/** Runs the contract suite of `ReturnAddressPort`. `make` returns the port of a new tab. */
export function returnAddressPortContract(name: string, make: () => ReturnAddressPort): void {
  describe(`ReturnAddressPort: ${name}`, () => {
    it("has no return address at first", () => {
      const port = make();
      expect([port.taken(), port.take(OWNER), port.taken()]).toEqual([undefined, undefined, undefined]);
    });

    it("returns the last kept return address once (part of GUARD-02)", () => {
      const port = make();
      port.keep("/index");
      port.keep("/invoice?pay=all");
      expect(port.take(OWNER)).toBe("/invoice?pay=all");
      expect(port.take(OWNER)).toBeUndefined();
    });

    it("returns the used return address of the latest login only", () => {
      const port = make();
      port.keep("/player?ptoken=abc");
      expect(port.taken(), "before the login").toBeUndefined();
      port.take(OWNER);
      expect([port.taken(), port.taken()]).toEqual(["/player?ptoken=abc", "/player?ptoken=abc"]);
      port.take(OWNER);
      expect(port.taken(), "after another login").toBeUndefined();
      port.take(OWNER);
      expect(port.taken()).toBeUndefined();
    });

    it("(part of SEC-07) returns a stored address as taken, to its customer only", () => {
      const port = make();
      port.setOwner(OWNER);
      port.keepTaken("/player?ptoken=abc");
      expect([port.taken(), port.take(OWNER)]).toEqual(["/player?ptoken=abc", undefined]);
      port.keepTaken("/player?ptoken=abc");
      port.setOwner("u-2");
      expect(port.taken()).toBeUndefined();
    });

    it("keeps a new return address after a login", () => {
      const port = make();
      port.keep("/player?ptoken=abc");
      port.take(OWNER);
      port.keep("/invoice");
      expect(port.taken()).toBeUndefined();
      expect([port.take(OWNER), port.taken()]).toEqual(["/invoice", "/invoice"]);
    });

    it("[SEC-03] gives no return address of a customer's expired session to another customer", () => {
      for (const begin of [
        (port: ReturnAddressPort) => port.setOwner(OWNER),
        (port: ReturnAddressPort) => port.take(OWNER),
      ]) {
        const port = make();
        begin(port);
        port.keep("/supportRequest?request=ZG/1");
        expect([port.take("u-2"), port.taken(), port.take(OWNER)]).toEqual([undefined, undefined, undefined]);
      }
    });

    it("[SEC-03] forgets a partner's token when another customer comes in", () => {
      const port = make();
      port.keep("/netflix?ptoken=abc");
      expect(port.take(OWNER)).toBe("/netflix?ptoken=abc");
      port.setOwner("u-2");
      expect(port.taken()).toBeUndefined();
    });

    it("(part of SEC-03) gives the return address to its customer, and to anyone after a logout", () => {
      const port = make();
      port.setOwner(OWNER);
      port.keep("/invoice");
      expect(port.take(OWNER)).toBe("/invoice");
      port.forget();
      port.keep("/messages");
      expect(port.take("u-2")).toBe("/messages");
    });

    it("[SEC-08] keeps a visited page only while the tab has a customer, and only for this one", () => {
      const port = make();
      port.keep("/messages/7", { fromHistory: true });
      expect(port.take(OWNER), "no customer yet").toBeUndefined();
      port.keep("/messages/7", { fromHistory: true });
      expect(port.take(OWNER), "an expired session").toBe("/messages/7");
      port.keep("/messages/7", { fromHistory: true });
      expect(port.take("u-2"), "another customer").toBeUndefined();
      port.forget();
      port.keep("/messages/7", { fromHistory: true });
      expect(port.take("u-2"), "after a logout").toBeUndefined();
    });

    it("removes kept and used return addresses (part of SESS-06)", () => {
      const port = make();
      port.keep("/invoice");
      port.forget();
      expect(port.take(OWNER)).toBeUndefined();
      port.keep("/player?ptoken=abc");
      port.take(OWNER);
      port.forget();
      expect([port.taken(), port.take(OWNER)]).toEqual([undefined, undefined]);
    });
  });
}
