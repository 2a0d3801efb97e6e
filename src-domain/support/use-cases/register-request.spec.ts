import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { aForm } from "#test/mothers/index.ts";
import { registerRequest, requestContent } from "./register-request.ts";

const FORM = aForm({ fields: [{ name: "text", label: "Treść", type: "TEXTAREA", required: true }] });
const REQUEST = { formId: FORM.formId, answers: [{ name: "text", value: "Proszę o kopię." }], files: [] };

function registering() {
  const support = fakeSupport({ forms: [FORM] });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { support, register: (request = REQUEST) => registerRequest({ support }, request, key) };
}

it("registers the support request once and resolves with its number", async () => {
  const { support, register } = registering();
  expect(await register()).toMatchObject({ kind: "done", value: { number: "ZG/2026/5000" } });
  expect(support.submissions).toMatchObject([REQUEST]);
});

it("returns the request's number after a lost response when it is sent again", async () => {
  const { support, register } = registering();
  support.loseAnswer("register");
  expect(await register()).toMatchObject({ kind: "unknown" });
  expect(await register()).toMatchObject({ kind: "done", value: { number: "ZG/2026/5000" } });
  expect(support.requests).toHaveLength(1);
  expect(support.script.calls).toEqual(["register", "register"]);
});

it("returns the server's refusal of a support request", async () => {
  const { register } = registering();
  expect(await register({ ...REQUEST, answers: [] })).toEqual({
    kind: "not-done",
    failure: { kind: "submission-refused", code: "wrong-answers" },
  });
});

it("includes the answers and the files in the content of a support request", () => {
  const answers = [{ name: "text", value: "Kopia" }];
  expect(requestContent({ formId: "F", answers, files: [{ field: "scan", fileId: "1" }] })).toEqual([
    "F",
    "text",
    "Kopia",
    "files",
    "scan",
    "1",
  ]);
});
