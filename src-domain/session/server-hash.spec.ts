import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { fail, succeed } from "../shared-kernel/index.ts";
import { isServerHashOfOtherSession } from "./server-hash.ts";

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");
const OWN_HASH = hashOf("s-1");

it("(part of CALL-09) accepts the same server hash in any case and with blanks around it", () => {
  for (const response of [OWN_HASH, OWN_HASH.toUpperCase(), ` ${OWN_HASH}\n`])
    expect(isServerHashOfOtherSession(OWN_HASH, succeed(response)), response).toBe(false);
});

it("(part of CALL-09) reports another session for any other server hash, however similar", () => {
  for (const response of [hashOf("s-2"), `${OWN_HASH}0`, OWN_HASH.slice(1), "s-1"])
    expect(isServerHashOfOtherSession(OWN_HASH, succeed(response)), response).toBe(true);
});

it("(part of CALL-09) ignores failures and empty responses of the server hash check", () => {
  for (const response of ["", " \n"]) expect(isServerHashOfOtherSession(OWN_HASH, succeed(response))).toBe(false);
  for (const kind of ["timeout", "unreachable", "aborted"] as const)
    expect(isServerHashOfOtherSession(OWN_HASH, fail({ kind }))).toBe(false);
});
