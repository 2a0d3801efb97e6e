import { BehaviorSubject, distinctUntilChanged, type Observable } from "rxjs";
import {
  reduceBackendAccess,
  type BackendAccess,
  type BackendAccessEvent,
  type BackendAccessPort,
  type ServiceSignal,
} from "#domain/session/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeBackendAccess extends BackendAccessPort {
  readonly script: Script<"check">;
  /** Set when an employee of the operator acts for the customer. */
  backdoor: boolean;
  /** Ends the session, as new credentials do. */
  changeSession(): void;
}

/** Backend access in memory; `signals` are the flags of other replies. */
export function fakeBackendAccess(signals?: Observable<ServiceSignal>): FakeBackendAccess {
  const script: FakeBackendAccess["script"] = new Script();
  const access = new BehaviorSubject<BackendAccess>("unknown");
  const dispatch = (event: BackendAccessEvent): void => access.next(reduceBackendAccess(access.value, event));
  signals?.subscribe(({ flag }) => {
    if (flag === "backendAccessError") dispatch({ kind: "flagged" });
  });
  const fake: FakeBackendAccess = {
    script,
    backdoor: false,
    backendAccess: access.pipe(distinctUntilChanged()),
    resume: () => dispatch({ kind: "flagged" }),
    changeSession: () => dispatch({ kind: "session-changed" }),
    async check() {
      if (access.value === "on") return succeed(true);
      const reply = await script.answer("check", () => succeed(fake.backdoor));
      if (reply.ok) dispatch({ kind: "checked", backdoor: reply.value });
      else if (reply.failure.kind === "flagged" && reply.failure.flag === "backendAccessError") {
        dispatch({ kind: "flagged" });
        return succeed(true);
      }
      return reply;
    },
  };
  return fake;
}
