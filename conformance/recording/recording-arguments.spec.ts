import { expect, it } from "vitest";
import { CannotRun } from "../accounts/load-accounts.ts";
import { parseValidateArguments, parseRecordArguments } from "./recording-arguments.ts";

const RECORD = ["--url", "https://test.operator.example/soap", "--port", "9000", "--file", "a.jsonl"];
const VALIDATE = ["--file", "a.jsonl", "--profile", "core"];

it("reads provider, port and file of a recording, and listens on this machine alone", () => {
  const { provider, ...others } = parseRecordArguments(RECORD);
  expect(provider.href).toBe("https://test.operator.example/soap");
  expect(others).toEqual({ port: 9_000, host: "127.0.0.1", file: "a.jsonl" });
});

it.each([
  [RECORD.slice(2)],
  [RECORD.with(1, "ftp://operator.example")],
  [RECORD.with(3, "0")],
  [RECORD.with(3, "65536")],
  [RECORD.slice(0, 4)],
  [[...RECORD, "--profile", "core"]],
])("rejects a recording with %j", (args) => {
  expect(() => parseRecordArguments(args)).toThrow(CannotRun);
});

it("reads file, profile and the files of reports", () => {
  expect(parseValidateArguments([...VALIDATE, "--html", "a.html", "--expected-failures", "ids.json"])).toEqual({
    file: "a.jsonl",
    profile: "core",
    html: "a.html",
    json: undefined,
    junit: undefined,
    last: undefined,
    expectedFailures: "ids.json",
  });
});

it.each([[VALIDATE.slice(2)], [VALIDATE.slice(0, 2)], [VALIDATE.with(3, "all")], [[...VALIDATE, "--url", "x"]]])(
  "rejects validating with %j",
  (args) => {
    expect(() => parseValidateArguments(args)).toThrow(CannotRun);
  },
);
