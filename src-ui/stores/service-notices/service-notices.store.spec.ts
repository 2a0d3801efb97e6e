import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeServiceSignals } from "#test/fakes/fake-service-signals.ts";
import { ServiceNoticesStore } from "./service-notices.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

function listening() {
  const signals = fakeServiceSignals();
  const notices = new ServiceNoticesStore(signals);
  notices.start();
  return { signals, notices };
}

/** Returns and dismisses the current notice. */
function next(notices: ServiceNoticesStore) {
  const { notice } = notices;
  notices.dismiss();
  return notice;
}

describe("ServiceNoticesStore", () => {
  it("(part of CALL-08) shows the message of backendAccessError", () => {
    const { signals, notices } = listening();
    signals.raise({ flag: "backendAccessError", message: "Podgląd konta" });
    expect(notices.notice).toEqual({ kind: "backendAccess", message: "Podgląd konta" });
    notices.dismiss();
    expect(notices.notice).toBeUndefined();
  });

  it("(part of CALL-08) shows the message of rodoRestrictionError", () => {
    const { signals, notices } = listening();
    signals.raise({ flag: "rodoRestrictionError", message: undefined });
    expect(notices.notice).toEqual({ kind: "rodoRestriction", message: undefined });
  });

  it("(part of CALL-08) notifies listeners of each roleError until they unsubscribe", () => {
    const { signals, notices } = listening();
    let forbiddenCalls = 0;
    const stop = notices.onForbidden(() => (forbiddenCalls += 1));
    signals.raise({ flag: "roleError", message: undefined });
    signals.raise({ flag: "roleError", message: undefined });
    stop();
    signals.raise({ flag: "roleError", message: undefined });
    expect([forbiddenCalls, notices.notice]).toEqual([2, undefined]);
  });

  it("(part of CALL-08) keeps an early roleError for the first listener of the same session", () => {
    const { signals, notices } = listening();
    const forbiddenCalls: string[] = [];
    signals.raise({ flag: "roleError", message: undefined });
    notices.onForbidden(() => forbiddenCalls.push("first"))();
    notices.onForbidden(() => forbiddenCalls.push("second"))();
    expect(forbiddenCalls).toEqual(["first"]);
    signals.raise({ flag: "roleError", message: undefined });
    notices.stop();
    notices.onForbidden(() => forbiddenCalls.push("next session"))();
    expect(forbiddenCalls).toEqual(["first"]);
  });

  it("shows one service notice at a time, each once, in order", () => {
    const { signals, notices } = listening();
    const raise = (message: string) => signals.raise({ flag: "rodoRestrictionError", message });
    for (const message of ["a", "b", "a", "b", "c"]) raise(message);
    const read: (string | undefined)[] = [];
    for (let shown = next(notices); shown !== undefined; shown = next(notices)) read.push(shown.message);
    expect(read).toEqual(["a", "b", "c"]);
    // A dismissed notice is shown again when it is repeated.
    raise("a");
    expect(next(notices)?.message).toBe("a");
  });

  it("clears service notices with the session and ignores later signals", () => {
    const { signals, notices } = listening();
    signals.raise({ flag: "backendAccessError", message: "a" });
    signals.raise({ flag: "rodoRestrictionError", message: "b" });
    notices.stop();
    signals.raise({ flag: "backendAccessError", message: "c" });
    expect(notices.notice).toBeUndefined();
    notices.start();
    signals.raise({ flag: "rodoRestrictionError", message: "d" });
    expect(notices.notice?.message).toBe("d");
    notices.dismiss();
    expect(notices.notice).toBeUndefined();
  });

  it("leaves a sessionError to the session keeper", () => {
    const { signals, notices } = listening();
    signals.raise({ flag: "sessionError", message: "a" });
    expect(notices.notice).toBeUndefined();
  });
});
