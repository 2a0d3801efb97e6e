import { describe, expect, it } from "vitest";
import { describeTransportFailure } from "./describe-transport-failure.ts";

describe("description of a transport failure", () => {
  it("(part of CALL-07) describes an error by the kind of the failure", () => {
    expect(describeTransportFailure({ kind: "timeout" })).toBe("timeout");
    expect(describeTransportFailure({ kind: "unreachable" })).toBe("unreachable");
    expect(describeTransportFailure({ kind: "http", status: 502 })).toBe("http 502");
    expect(describeTransportFailure({ kind: "malformed", why: "cut-off" })).toBe("malformed: cut-off");
  });

  it("returns no error description for cancelled calls, flags, refusals and exceptions", () => {
    expect(describeTransportFailure({ kind: "aborted" })).toBeUndefined();
    expect(describeTransportFailure({ kind: "unexpected-error" })).toBeUndefined();
    expect(describeTransportFailure({ kind: "flagged", flag: "roleError", message: "Jan Kowalski" })).toBeUndefined();
    expect(describeTransportFailure({ kind: "refused", message: "Jan Kowalski" })).toBeUndefined();
  });
});
