import { describe, expect, it } from "vitest";
import type { Result, WarsawDate } from "#domain/shared-kernel/index.ts";
import { terminationOf, type TerminationContract, type TerminationsPort } from "#domain/termination/index.ts";
import { terminationOptions, type TerminationOption } from "#domain/termination/termination-options.ts";

/** Account with a contract with an open term and without a termination, and one whose number is ported. */
export interface TerminationsContractSetup {
  readonly port: TerminationsPort;
  readonly today: WarsawDate;
  readonly running: string;
  readonly moving: TerminationsPort;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextKey = (): string => `termination-intent-${String((keyCount += 1)).padStart(6, "0")}`;

async function readContract(port: TerminationsPort, number: string): Promise<TerminationContract> {
  const found = valueOf(await port.load()).contracts.find(({ contractNumber }) => contractNumber === number);
  if (found === undefined) throw new Error(`there is no contract ${number}`);
  return found;
}

async function orderOf({ port, running, today }: TerminationsContractSetup) {
  const [option] = terminationOptions(await readContract(port, running), today);
  if (option === undefined) throw new Error("the contract has no end");
  return orderFor(running, option);
}

const orderFor = (contractNumber: string, { endsOn, cost }: TerminationOption) => ({
  idempotencyKey: nextKey(),
  contractNumber,
  endsOn,
  cost: cost.total,
});

/** Runs the contract suite of `TerminationsPort`. `make` creates a new provider each time. */
export function terminationsPortContract(name: string, make: () => Promise<TerminationsContractSetup>): void {
  describe(`TerminationsPort: ${name}`, () => {
    const refused = (code: string) => ({ ok: false, failure: { kind: "termination-refused", code } });

    it("(part of TERM-03) accepts each end with the cost that the portal has computed", async () => {
      const { port, running, today } = await make();
      const options = terminationOptions(await readContract(port, running), today);
      expect(options.map(({ way }) => way)).toEqual(["notice", "term-end"]);
      for (const option of options) {
        const termination = valueOf(await port.terminate(orderFor(running, option)));
        expect(termination).toMatchObject({ endsOn: option.endsOn, cost: option.cost.total, state: "submitted" });
        await port.revoke({ idempotencyKey: nextKey(), terminationId: termination.terminationId });
      }
    });

    it("(part of TERM-03) terminates once per idempotency key, and never twice", async () => {
      const setup = await make();
      const { port, running } = setup;
      const order = await orderOf(setup);
      const termination = valueOf(await port.terminate(order));
      expect(valueOf(await port.terminate(order))).toEqual(termination);
      expect(await port.terminate({ ...order, contractNumber: "ANOTHER" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.terminate({ ...order, idempotencyKey: nextKey() })).toEqual(refused("already-terminated"));
      expect(terminationOf(valueOf(await port.load()).terminations, running)).toEqual(termination);
    });

    it("(part of TERM-03) refuses an unknown contract, another end and a moving number", async () => {
      const setup = await make();
      const order = await orderOf(setup);
      const { port, moving } = setup;
      expect(await port.terminate({ ...order, contractNumber: "NONE" })).toEqual(refused("unknown-contract"));
      const other = { ...order, idempotencyKey: nextKey(), endsOn: setup.today };
      expect(await port.terminate(other)).toEqual(refused("terms-changed"));
      const [contract] = valueOf(await moving.load()).contracts.filter(({ portingOn }) => portingOn !== undefined);
      expect(
        await moving.terminate({ ...order, idempotencyKey: nextKey(), contractNumber: contract?.contractNumber ?? "" }),
      ).toEqual(refused("porting-arranged"));
    });

    it("(part of TERM-05) revokes a termination, once and again, and refuses an unknown one", async () => {
      const setup = await make();
      const { port, running } = setup;
      const { terminationId } = valueOf(await port.terminate(await orderOf(setup)));
      const revocation = { idempotencyKey: nextKey(), terminationId };
      expect(valueOf(await port.revoke(revocation))).toMatchObject({ terminationId, state: "revoked" });
      expect((await port.revoke({ ...revocation, idempotencyKey: nextKey() })).ok).toBe(true);
      expect(terminationOf(valueOf(await port.load()).terminations, running)).toBeUndefined();
      expect(await port.revoke({ idempotencyKey: nextKey(), terminationId: "NONE" })).toEqual({
        ok: false,
        failure: { kind: "revocation-refused", code: "unknown-termination" },
      });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const setup = await make();
      const order = await orderOf(setup);
      await setup.breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await setup.port.load()).toEqual(failed);
      expect(await setup.port.terminate(order)).toEqual(failed);
      expect(await setup.port.revoke({ idempotencyKey: nextKey(), terminationId: "T" })).toEqual(failed);
    });
  });
}
