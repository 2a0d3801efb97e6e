import { describe, expect, it } from "vitest";
import { describeFault } from "./describe-fault.ts";

describe("description of a fault", () => {
  it("(part of CALL-07) describes an error by the kind of the failure", () => {
    expect(describeFault({ kind: "timeout" })).toBe("timeout");
    expect(describeFault({ kind: "unreachable" })).toBe("unreachable");
    expect(describeFault({ kind: "http", status: 502 })).toBe("http 502");
    expect(describeFault({ kind: "malformed", why: "cut-off" })).toBe("malformed: cut-off");
  });

  it("returns no error description for cancelled calls, flags and refusals", () => {
    expect(describeFault({ kind: "aborted" })).toBeUndefined();
    expect(describeFault({ kind: "flagged", flag: "roleError", message: "Jan Kowalski" })).toBeUndefined();
    expect(describeFault({ kind: "refused", message: "Jan Kowalski" })).toBeUndefined();
  });
});
