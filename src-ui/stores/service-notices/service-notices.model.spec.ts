import fc from "fast-check";
import { configure } from "mobx";
import { beforeAll, expect, it } from "vitest";
import type { ServiceFlag } from "#domain/shared-kernel/index.ts";
import { fakeServiceSignals } from "#test/fakes/fake-service-signals.ts";
import { ServiceNoticesStore, type ServiceNotice } from "./service-notices.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const FLAGS: readonly ServiceFlag[] = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"];

const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("raise" as const),
      flag: fc.constantFrom(...FLAGS),
      message: fc.constantFrom(undefined, "a", "b"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("dismiss" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("start" as const, "start" as const, "stop" as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("listen" as const, "leave" as const) }) },
);

const kindOf = (flag: ServiceFlag): ServiceNotice["kind"] | undefined =>
  flag === "backendAccessError" ? "backendAccess" : flag === "rodoRestrictionError" ? "rodoRestriction" : undefined;

const wordsOf = ({ kind, message }: ServiceNotice): string => `${kind} ${message ?? "-"}`;

it("(part of CALL-08) shows each service notice once and in order, for any order of signals", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const signals = fakeServiceSignals();
      const notices = new ServiceNoticesStore(signals);
      const leaves: (() => void)[] = [];
      let forbiddenCalls = 0;

      // Simple model of the store.
      notices.start();
      let running = true;
      let queue: string[] = [];
      let listeners = 0;
      let undelivered = false;
      let due = 0;

      for (const each of moves) {
        switch (each.kind) {
          case "raise": {
            signals.raise({ flag: each.flag, message: each.message });
            if (!running) break;
            const kind = kindOf(each.flag);
            if (kind !== undefined) {
              const words = wordsOf({ kind, message: each.message });
              if (!queue.includes(words)) queue = [...queue, words];
            }
            if (each.flag === "roleError") {
              due += listeners;
              undelivered = listeners === 0;
            }
            break;
          }
          case "dismiss":
            notices.dismiss();
            queue = queue.slice(1);
            break;
          case "start":
            notices.start();
            running = true;
            break;
          case "stop":
            notices.stop();
            [running, queue, undelivered] = [false, [], false];
            break;
          case "listen":
            leaves.push(notices.onForbidden(() => (forbiddenCalls += 1)));
            listeners += 1;
            if (undelivered) due += 1;
            undelivered = false;
            break;
          case "leave": {
            const leave = leaves.pop();
            if (leave === undefined) break;
            leave();
            listeners -= 1;
            break;
          }
        }
        expect(notices.notice && wordsOf(notices.notice)).toBe(queue[0]);
        expect(forbiddenCalls).toBe(due);
      }

      // The remaining notices follow one after another.
      for (const words of queue) {
        expect(notices.notice && wordsOf(notices.notice)).toBe(words);
        notices.dismiss();
      }
      expect(notices.notice).toBeUndefined();
    }),
  );
});
