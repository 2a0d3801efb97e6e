import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { fail, succeed } from "../shared-kernel/index.ts";
import { isOtherSession } from "./server-hash.ts";

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");
const OURS = hashOf("s-1");

it("(part of CALL-09) is the same session by the same hash, however it is written", () => {
  for (const response of [OURS, OURS.toUpperCase(), ` ${OURS}\n`])
    expect(isOtherSession(OURS, succeed(response)), response).toBe(false);
});

it("(part of CALL-09) is another one by any other, though it be nearly the same, or none", () => {
  for (const response of [hashOf("s-2"), `${OURS}0`, OURS.slice(1), "s-1"])
    expect(isOtherSession(OURS, succeed(response)), response).toBe(true);
});

it("(part of CALL-09) an answer that has not come says nothing of the session", () => {
  for (const response of ["", " \n"]) expect(isOtherSession(OURS, succeed(response))).toBe(false);
  for (const kind of ["timeout", "unreachable", "aborted"] as const)
    expect(isOtherSession(OURS, fail({ kind }))).toBe(false);
});
