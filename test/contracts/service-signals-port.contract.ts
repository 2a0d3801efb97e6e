import { describe, expect, it } from "vitest";
import type { ServiceSignal, ServiceSignalsPort } from "#domain/session/index.ts";
import type { ServiceFlag } from "#domain/shared-kernel/index.ts";

/** Somebody who is logged in. */
export interface ServiceSignalsContractSetup {
  readonly port: ServiceSignalsPort;
  /** The next answer of the provider carries this flag, and has come. */
  raise(signal: ServiceSignal): Promise<void>;
}

const FLAGS: readonly ServiceFlag[] = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"];

/** What every `ServiceSignalsPort` keeps to. */
export function serviceSignalsPortContract(name: string, make: () => Promise<ServiceSignalsContractSetup>): void {
  describe(`ServiceSignalsPort: ${name}`, () => {
    it("tells each flag once, in the order in which they came, with the provider's words", async () => {
      const { port, raise } = await make();
      const seen: ServiceSignal[] = [];
      const watching = port.signals.subscribe((signal) => seen.push(signal));
      const raised = FLAGS.map((flag): ServiceSignal => ({ flag, message: `słowa o ${flag}` }));
      for (const signal of raised) await raise(signal);
      watching.unsubscribe();
      expect(seen).toEqual(raised);
    });

    it("has no words where the provider has none", async () => {
      const { port, raise } = await make();
      const seen: ServiceSignal[] = [];
      const watching = port.signals.subscribe((signal) => seen.push(signal));
      await raise({ flag: "roleError", message: undefined });
      watching.unsubscribe();
      expect(seen).toEqual([{ flag: "roleError", message: undefined }]);
    });

    it("tells all who listen, and nobody what came before or after they did", async () => {
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
