import { describe, expect, it } from "vitest";
import { aRequest } from "#test/mothers/index.ts";
import { endOfNoticedQuestion, linkedRequestNumber, type RequestEntry } from "./index.ts";

const ASKED_AT = 1_000_000_000;
const QUESTION: RequestEntry = {
  side: "provider",
  kind: "question",
  author: undefined,
  at: ASKED_AT,
  text: "Jaki jest numer faktury?",
  files: [],
};
const REPLY: RequestEntry = { ...QUESTION, side: "customer", kind: undefined, at: ASKED_AT + 5_000_000 };
const ANSWER: RequestEntry = { ...QUESTION, kind: "answer", at: ASKED_AT + 9_000_000 };
const requestWith = (entries: readonly RequestEntry[], state: "inProgress" | "closed" = "inProgress") =>
  aRequest({ state, entries });

describe("question that a message announces", () => {
  it.each([
    ["not while it is open", requestWith([QUESTION]), ASKED_AT, undefined],
    ["by a reply", requestWith([QUESTION, REPLY]), ASKED_AT, { kind: "replied", at: REPLY.at }],
    ["by the first reply", requestWith([QUESTION, REPLY, ANSWER, REPLY]), ASKED_AT, { kind: "replied", at: REPLY.at }],
    ["not by a further question", requestWith([QUESTION, { ...QUESTION, at: ANSWER.at }]), ASKED_AT, undefined],
    ["by an answer", requestWith([QUESTION, ANSWER]), ASKED_AT, { kind: "settled" }],
    ["by the end of the request", requestWith([QUESTION], "closed"), ASKED_AT, { kind: "settled" }],
    [
      "by a reply after an early message",
      requestWith([QUESTION, REPLY]),
      ASKED_AT - 60_000,
      { kind: "replied", at: REPLY.at },
    ],
    ["not before it was asked", requestWith([QUESTION, REPLY]), ASKED_AT - 60_001, undefined],
    ["not after an answer, which is another event", requestWith([QUESTION, REPLY, ANSWER]), ANSWER.at, undefined],
  ] as const)("(part of REQ-93) ends %s", (_how, request, noticedAt, end) => {
    expect(endOfNoticedQuestion(request, noticedAt)).toEqual(end);
  });

  it.each([
    ['<a href="/supportRequest?request=ZG%2F2026%2F003471">Przeczytaj</a>', "ZG/2026/003471"],
    ["<a href='https://ebok.example/supportRequest?from=mail&amp;request=ZG/1#top'>Przeczytaj</a>", "ZG/1"],
    ['<a href="/supportRequest?form=FAULT">Zgłoś</a>', undefined],
    ['<a href="/supportRequest?request=%E0%A4%A">Przeczytaj</a>', undefined],
    ["<p>Bez odnośnika</p>", undefined],
  ])("(part of REQ-93) reads the number of the request from the link %s", (html, number) => {
    expect(linkedRequestNumber(html)).toBe(number);
  });
});
