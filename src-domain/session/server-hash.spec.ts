import { expect, it } from "vitest";
import { fail, succeed } from "../shared-kernel/index.ts";
import { compareServerHash } from "./server-hash.ts";

/** Hashes of several algorithms: the server chooses one (CALL-09). */
const HASHES = [
  "b5ac25bccaba3451e3c3839325fb9e706f5d1e02027920842665931387948d2e",
  "5F4DCC3B5AA765D61D8327DEB882CF99",
  "K7gNU3sdo+OL0wNhqoVWhr3g6s1xYv72ol/pe/Unols=",
];

it.each(HASHES)(
  "(part of CALL-09) takes the first hash of a session as its own, whatever the algorithm: %s",
  (hash) => {
    expect(compareServerHash(undefined, succeed(` ${hash}\n`))).toEqual({ kind: "first", hash });
  },
);

it.each(HASHES)("(part of CALL-09) accepts the same server hash, also with blanks around it: %s", (hash) => {
  for (const response of [hash, ` ${hash}\n`])
    expect(compareServerHash(hash, succeed(response))).toEqual({ kind: "same" });
});

it("(part of CALL-09) reports another session for any other server hash, however similar", () => {
  for (const first of HASHES)
    for (const response of [...HASHES.filter((hash) => hash !== first), `${first}0`, first.slice(1)])
      expect(compareServerHash(first, succeed(response)), response).toEqual({ kind: "other" });
});

it("(part of CALL-09) ignores failures and empty responses of the server hash check", () => {
  for (const first of [undefined, ...HASHES]) {
    for (const response of ["", " \n"]) expect(compareServerHash(first, succeed(response))).toEqual({ kind: "none" });
    for (const kind of ["timeout", "unreachable", "aborted"] as const)
      expect(compareServerHash(first, fail({ kind }))).toEqual({ kind: "none" });
  }
});
