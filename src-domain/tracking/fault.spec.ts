import { describe, expect, it } from "vitest";
import { faultOf } from "./fault.ts";

describe("a failed call in a report", () => {
  it("(part of CALL-07) names what happened", () => {
    expect(faultOf({ kind: "timeout" })).toBe("timeout");
    expect(faultOf({ kind: "unreachable" })).toBe("unreachable");
    expect(faultOf({ kind: "http", status: 502 })).toBe("http 502");
    expect(faultOf({ kind: "malformed", why: "cut-off" })).toBe("malformed: cut-off");
  });

  it("is silent of what the portal gave up itself and of what is an answer", () => {
    expect(faultOf({ kind: "aborted" })).toBeUndefined();
    expect(faultOf({ kind: "flagged", flag: "roleError", message: "Jan Kowalski" })).toBeUndefined();
    expect(faultOf({ kind: "refused", message: "Jan Kowalski" })).toBeUndefined();
  });
});
