import { expect, it } from "vitest";
import { CannotRun } from "../accounts/load-accounts.ts";
import { parseJudgeArguments, parseRecordArguments } from "./recording-arguments.ts";

const RECORD = ["--url", "https://test.operator.example/soap", "--port", "9000", "--file", "a.jsonl"];
const JUDGE = ["--file", "a.jsonl", "--profile", "core"];

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
  expect(parseJudgeArguments([...JUDGE, "--html", "a.html", "--expected-failures", "ids.json"])).toEqual({
    file: "a.jsonl",
    profile: "core",
    html: "a.html",
    json: undefined,
    junit: undefined,
    last: undefined,
    expectedFailures: "ids.json",
  });
});

it.each([[JUDGE.slice(2)], [JUDGE.slice(0, 2)], [JUDGE.with(3, "all")], [[...JUDGE, "--url", "x"]]])(
  "rejects judging with %j",
  (args) => {
    expect(() => parseJudgeArguments(args)).toThrow(CannotRun);
  },
);
