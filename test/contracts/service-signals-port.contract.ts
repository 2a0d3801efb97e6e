import { describe, expect, it } from "vitest";
import type { ServiceSignal, ServiceSignalsPort } from "#domain/session/index.ts";
import type { ServiceFlag } from "#domain/shared-kernel/index.ts";

/** Session of a logged-in customer. */
export interface ServiceSignalsContractSetup {
  readonly port: ServiceSignalsPort;
  /** Makes the next response of the server carry this flag, and waits for it. */
  raise(signal: ServiceSignal): Promise<void>;
}

const FLAGS: readonly ServiceFlag[] = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"];

/** Runs the contract suite of `ServiceSignalsPort`. */
export function serviceSignalsPortContract(name: string, make: () => Promise<ServiceSignalsContractSetup>): void {
  describe(`ServiceSignalsPort: ${name}`, () => {
    it("emits each flag once and in order, with the message of the provider", async () => {
      const { port, raise } = await make();
      const seen: ServiceSignal[] = [];
      const watching = port.signals.subscribe((signal) => seen.push(signal));
      const raised = FLAGS.map((flag): ServiceSignal => ({ flag, message: `słowa o ${flag}` }));
      for (const signal of raised) await raise(signal);
      watching.unsubscribe();
      expect(seen).toEqual(raised);
      expect(port.runningWrites).toBe(0);
    });

    it("emits a service flag without a message when the provider sends none", async () => {
      const { port, raise } = await make();
      const seen: ServiceSignal[] = [];
      const watching = port.signals.subscribe((signal) => seen.push(signal));
      await raise({ flag: "roleError", message: undefined });
      watching.unsubscribe();
      expect(seen).toEqual([{ flag: "roleError", message: undefined }]);
    });

    it("emits a service flag to all current subscribers only", async () => {
      const { port, raise } = await make();
      const first: string[] = [];
      const second: string[] = [];
      const one = port.signals.subscribe(({ flag }) => first.push(flag));
      await raise({ flag: "roleError", message: undefined });
      const two = port.signals.subscribe(({ flag }) => second.push(flag));
      await raise({ flag: "backendAccessError", message: undefined });
      one.unsubscribe();
      two.unsubscribe();
      await raise({ flag: "sessionError", message: undefined });
      expect([first, second]).toEqual([["roleError", "backendAccessError"], ["backendAccessError"]]);
    });
  });
}
