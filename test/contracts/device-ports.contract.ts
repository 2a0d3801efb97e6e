import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ConnectivityPort } from "#domain/device/index.ts";
import type { SessionHashPort } from "#domain/session/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

/** What every `IdempotencyKeyPort` keeps to. */
export function idempotencyKeyPortContract(name: string, make: () => IdempotencyKeyPort): void {
  describe(`IdempotencyKeyPort: ${name}`, () => {
    it("gives ids of the contract's form, and none twice", () => {
      const port = make();
      const ids = Array.from({ length: 100 }, () => port.next());
      expect(new Set(ids).size).toBe(100);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{16,64}$/);
    });
  });
}

/** A device with a network that comes and goes. */
export interface ConnectivityContractSetup {
  readonly port: ConnectivityPort;
  set(online: boolean): void;
}

/** What every `ConnectivityPort` keeps to. */
export function connectivityPortContract(name: string, make: () => ConnectivityContractSetup): void {
  describe(`ConnectivityPort: ${name}`, () => {
    it("tells the state at once and each change once", () => {
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

/** What every `SessionHashPort` keeps to. */
export function sessionMarkPortContract(name: string, make: () => SessionHashPort): void {
  describe(`SessionHashPort: ${name}`, () => {
    it("(part of CALL-09) marks a session as the provider hashes it", async () => {
      expect(await make().hashOf("s-1")).toBe(createHash("sha256").update("s-1").digest("hex"));
    });

    it("marks a session always alike, and two sessions apart", async () => {
      const port = make();
      expect(await port.hashOf("s-1")).toBe(await port.hashOf("s-1"));
      expect(await port.hashOf("s-1")).not.toBe(await port.hashOf("s-2"));
    });
  });
}
