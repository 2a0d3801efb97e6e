import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeTerminations } from "#test/fakes/fake-terminations.ts";
import { aTermination, aTerminationContract, day } from "#test/mothers/index.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { terminationOptions } from "../termination-options.ts";
import type { Termination } from "../termination.ts";
import { revokeTermination } from "./revoke-termination.ts";
import { terminateContract } from "./terminate-contract.ts";

const CONTRACT = aTerminationContract();
const { contractNumber } = CONTRACT;
const [OPTION] = terminationOptions(CONTRACT, day("2026-11-20"));
if (OPTION === undefined) throw new Error("The contract must have a way to end.");
const ORDER = { contractNumber, endsOn: OPTION.endsOn, cost: OPTION.cost.total };
const TERMINATION = aTermination({ contractNumber, terminationId: "T-1" });

/** Fake port with both use cases. `known` is what a read after a lost response returns; `undefined`: the read fails. */
function setUp(initial: readonly Termination[] = [], known?: readonly Termination[]) {
  const terminations = fakeTerminations([CONTRACT], initial);
  const reload = async () => known && { contracts: [CONTRACT], terminations: known };
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    terminations,
    terminate: (order = ORDER) => terminateContract({ terminations, reload }, order, key),
    revoke: () => revokeTermination({ terminations, reload }, "T-1", key),
  };
}

it("(part of TERM-03) terminates a contract once when it is ordered twice", async () => {
  const { terminate, terminations } = setUp();
  const [first, second] = [await terminate(), await terminate()];
  expect(first).toMatchObject({ kind: "done", value: { contractNumber, endsOn: ORDER.endsOn } });
  expect(second).toMatchObject({ kind: "not-done", failure: { code: "already-terminated" } });
  const known = await terminations.load();
  expect(known.ok && known.value.terminations).toHaveLength(1);
});

it("(part of TERM-03) returns the refusal of an end that the server no longer offers", async () => {
  const outcome = await setUp().terminate({ ...ORDER, endsOn: day("2026-11-21") });
  expect(outcome).toMatchObject({ kind: "not-done", failure: { code: "terms-changed" } });
});

it.each([
  ["has terminated it", [aTermination({ contractNumber, endsOn: ORDER.endsOn })], "found-done"],
  ["has terminated it with another end", [aTermination({ contractNumber, endsOn: day("2027-06-30") })], "unknown"],
  ["has no termination", [], "unknown"],
  ["cannot be read", undefined, "unknown"],
] as const)("(part of TERM-03) reads after a lost response whether the server %s", async (_what, known, kind) => {
  const { terminate, terminations } = setUp([], known);
  terminations.script.failNext("terminate", { kind: "timeout" });
  expect(await terminate()).toMatchObject({ kind });
});

it("(part of TERM-05) revokes a termination, and returns the refusal of a late revocation", async () => {
  expect(await setUp([TERMINATION]).revoke()).toMatchObject({ kind: "done", value: { state: "revoked" } });
  const late = setUp([{ ...TERMINATION, revocableUntil: day("2026-11-01") }]);
  expect(await late.revoke()).toMatchObject({ kind: "not-done", failure: { code: "too-late" } });
});

it.each([
  ["has revoked it", [{ ...TERMINATION, state: "revoked" }], "found-done"],
  ["still has it", [TERMINATION], "unknown"],
  ["cannot be read", undefined, "unknown"],
] as const)("(part of TERM-05) reads after a lost response whether the server %s", async (_what, known, kind) => {
  const { revoke, terminations } = setUp([TERMINATION], known);
  terminations.script.failNext("revoke", { kind: "timeout" });
  expect(await revoke()).toMatchObject({ kind });
});
