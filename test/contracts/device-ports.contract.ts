import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ConnectivityPort } from "#domain/device/index.ts";
import type { SessionHashPort } from "#domain/session/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

/** Runs the contract suite of `IdempotencyKeyPort`. */
export function idempotencyKeyPortContract(name: string, make: () => IdempotencyKeyPort): void {
  describe(`IdempotencyKeyPort: ${name}`, () => {
    it("returns unique idempotency keys in the contract's format", () => {
      const port = make();
      const ids = Array.from({ length: 100 }, () => port.next());
      expect(new Set(ids).size).toBe(100);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{16,64}$/);
    });
  });
}

/** Device with a network that the test turns on and off. */
export interface ConnectivityContractSetup {
  readonly port: ConnectivityPort;
  set(online: boolean): void;
}

/** Runs the contract suite of `ConnectivityPort`. */
export function connectivityPortContract(name: string, make: () => ConnectivityContractSetup): void {
  describe(`ConnectivityPort: ${name}`, () => {
    it("emits the network state at once and each change once", () => {
      const { port, set } = make();
      const seen: boolean[] = [];
      const watching = port.online.subscribe((online) => seen.push(online));
      for (const online of [false, false, true]) set(online);
      watching.unsubscribe();
      set(false);
      expect(seen).toEqual([true, false, true]);
    });
  });
}

/** Runs the contract suite of `SessionHashPort`. */
export function sessionHashPortContract(name: string, make: () => SessionHashPort): void {
  describe(`SessionHashPort: ${name}`, () => {
    it("(part of CALL-09) hashes a session as the provider does", async () => {
      expect(await make().hashOf("s-1")).toBe(createHash("sha256").update("s-1").digest("hex"));
    });

    it("returns the same hash for the same session and different ones for two sessions", async () => {
      const port = make();
      expect(await port.hashOf("s-1")).toBe(await port.hashOf("s-1"));
      expect(await port.hashOf("s-1")).not.toBe(await port.hashOf("s-2"));
    });
  });
}
