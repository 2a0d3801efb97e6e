import { expect, it, vi } from "vitest";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { callOnceDeclared } from "./call-once-declared.ts";

const answered = succeed("data");

it.each([
  ["calls once the provider has answered", Promise.resolve(), true, answered],
  ["does not call for a session that has changed", Promise.resolve(), false, fail({ kind: "aborted" })],
  ["does not call when no answer is awaited", undefined, true, fail({ kind: "not-supported" })],
] as const)("(part of CALL-15) %s", async (_what, answer, isCurrent, expected) => {
  const call = vi.fn(() => Promise.resolve(answered));
  expect(await callOnceDeclared(answer, () => isCurrent, call)).toEqual(expected);
  expect(call).toHaveBeenCalledTimes(expected.ok ? 1 : 0);
});
