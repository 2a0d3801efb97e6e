import { expect, it } from "vitest";
import { aRequest, day, TODAY } from "#test/mothers/index.ts";
import { openFaults, openRequestsOfForm } from "./requests-about-service.ts";
import type { SupportRequest } from "./support-request.ts";

const numbersOf = (requests: readonly SupportRequest[]): readonly string[] => requests.map(({ number }) => number);

const about = (number: string, over: Partial<SupportRequest> = {}): SupportRequest =>
  aRequest({ number, productId: "P-1", ...over });

it("[REQ-41] lists the faults of services that are not answered or closed, newest first", () => {
  const requests = [
    about("old", { sentAt: 1 }),
    about("new", { sentAt: 2, state: "received", productId: "P-2" }),
    about("answered", { state: "answered" }),
    about("closed", { state: "closed" }),
    about("unknown", { state: "unknown" }),
    about("complaint", { kind: "complaint" }),
    about("question", { kind: "question" }),
    about("nowhere", { productId: undefined }),
  ];
  expect(numbersOf(openFaults(requests))).toEqual(["new", "old"]);
});

it("[REQ-42] finds open requests of the same form about the same service, newest first", () => {
  const requests = [
    about("old", { sentAt: 1 }),
    about("new", { sentAt: 2, state: "received" }),
    about("answered", { state: "answered" }),
    about("other form", { formId: "COMPLAINT" }),
    about("other service", { productId: "P-2" }),
    about("no service", { productId: undefined }),
  ];
  const found = (productId: string) => numbersOf(openRequestsOfForm(requests, { formId: "FAULT", productId }, TODAY));
  expect(found("P-1")).toEqual(["new", "old"]);
  expect(found("P-3")).toEqual([]);
});

it.each([
  ["2026-11-20", ["late"]],
  ["2026-11-21", []],
])("(part of REQ-42) takes a complaint as open until silence accepts it: %s", (today, expected) => {
  const complaint = about("late", { formId: "COMPLAINT", kind: "complaint", answerBy: day("2026-11-20") });
  const form = { formId: "COMPLAINT", productId: "P-1" };
  expect(numbersOf(openRequestsOfForm([complaint], form, day(today)))).toEqual(expected);
});
