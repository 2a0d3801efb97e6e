import { describe, expect, it } from "vitest";
import type { ReturnAddressPort } from "#domain/navigation/index.ts";

/** Runs the contract suite of `ReturnAddressPort`. `make` returns the port of a new tab. */
export function returnAddressPortContract(name: string, make: () => ReturnAddressPort): void {
  describe(`ReturnAddressPort: ${name}`, () => {
    it("has no return address at first", () => {
      const port = make();
      expect([port.taken(), port.take(), port.taken()]).toEqual([undefined, undefined, undefined]);
    });

    it("returns the last kept return address once (part of GUARD-02)", () => {
      const port = make();
      port.keep("/index");
      port.keep("/invoice?pay=all");
      expect(port.take()).toBe("/invoice?pay=all");
      expect(port.take()).toBeUndefined();
    });

    it("returns the used return address of the latest login only", () => {
      const port = make();
      port.keep("/player?ptoken=abc");
      expect(port.taken(), "before the login").toBeUndefined();
      port.take();
      expect([port.taken(), port.taken()]).toEqual(["/player?ptoken=abc", "/player?ptoken=abc"]);
      port.take();
      expect(port.taken(), "after another login").toBeUndefined();
      port.take();
      expect(port.taken()).toBeUndefined();
    });

    it("keeps a new return address after a login", () => {
      const port = make();
      port.keep("/player?ptoken=abc");
      port.take();
      port.keep("/invoice");
      expect(port.taken()).toBeUndefined();
      expect([port.take(), port.taken()]).toEqual(["/invoice", "/invoice"]);
    });

    it("removes kept and used return addresses (part of SESS-06)", () => {
      const port = make();
      port.keep("/invoice");
      port.forget();
      expect(port.take()).toBeUndefined();
      port.keep("/player?ptoken=abc");
      port.take();
      port.forget();
      expect([port.taken(), port.take()]).toEqual([undefined, undefined]);
    });
  });
}
