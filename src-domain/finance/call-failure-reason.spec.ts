import { expect, it } from "vitest";
import { callFailureReasonOf } from "./call-failure-reason.ts";

it.each([
  [{ kind: "timeout" }, "timeout"],
  [{ kind: "unreachable" }, "unreachable"],
  [{ kind: "http", status: 502 }, "provider"],
  [{ kind: "try-later", tryAgainAt: undefined, receivedAt: 0 }, "too-many-calls"],
  [{ kind: "malformed", why: "unsendable" }, "provider"],
  [{ kind: "flagged", flag: "backendAccessError", message: undefined }, "provider"],
  [{ kind: "refused", message: "Przerwa techniczna" }, "provider"],
  [{ kind: "aborted" }, undefined],
] as const)("maps the call failure %j to the reason %s", (failure, reason) => {
  expect(callFailureReasonOf(failure)).toBe(reason);
});
