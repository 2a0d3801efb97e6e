import { expect, it } from "vitest";
import { aRequest } from "#test/mothers/index.ts";
import { wasComplaintAccepted, type RequestEntry } from "./index.ts";

const ANSWER: RequestEntry = {
  side: "provider",
  kind: "answer",
  author: undefined,
  at: 0,
  text: "Odpowiedź",
  files: [],
};

it.each([
  ["complaint", "accepted", true],
  ["complaint", "partlyAccepted", true],
  ["complaint", "rejected", false],
  ["complaint", undefined, false],
  ["question", "accepted", false],
] as const)("(part of REQ-91) says of a %s with the outcome %s whether it was accepted", (kind, outcome, expected) => {
  expect(wasComplaintAccepted(aRequest({ kind, entries: [{ ...ANSWER, outcome }] }))).toBe(expected);
});
