import { describe, expect, it } from "vitest";
import { aRequest, day } from "#test/mothers/index.ts";
import { COMPLAINT_TERMS } from "./complaint.ts";
import { canRequestAnswer, displayedRequestState, isAcceptedBySilence } from "./displayed-request-state.ts";
import { settlementUntil } from "./settlement.ts";
import {
  canDisagree,
  lastAnswerOf,
  isReplyOverdue,
  openQuestionOf,
  pendingAnswerRequest,
  requestsWithQuestion,
  stateByMessages,
  wasAnswered,
  type RequestEntry,
  type RequestState,
  type SupportRequest,
} from "./support-request.ts";

const NEWS: RequestEntry = { side: "provider", author: undefined, at: 2, text: "Sprawdzamy.", files: [] };
const ANSWER: RequestEntry = { ...NEWS, kind: "answer" };
const QUESTION: RequestEntry = { ...NEWS, kind: "question", answerBy: day("2026-11-27") };
const OWN: RequestEntry = { ...NEWS, side: "customer", at: 1 };

const IN_TIME = day("2026-11-20");
const LATE = day("2026-12-20");

/** Request as the adapter decodes it. */
function complaintWith(
  state: RequestState,
  entries: readonly RequestEntry[],
  changes: Partial<SupportRequest> = {},
): SupportRequest {
  const request = aRequest({ kind: "complaint", answerBy: day("2026-12-19"), entries, ...changes });
  return { ...request, state: stateByMessages(state, entries) };
}

describe("a question of the operator", () => {
  it.each(["received", "inProgress", "answered"] as const)(
    "[REQ-24] is no answer to a complaint in the state %s: no settlement, nothing to reject",
    (state) => {
      const asked = complaintWith(state, [OWN, QUESTION]);
      expect(wasAnswered(asked)).toBe(false);
      expect(canDisagree(asked)).toBe(false);
      expect(lastAnswerOf(asked)).toBeUndefined();
      expect(settlementUntil(asked, COMPLAINT_TERMS, IN_TIME)).toBeUndefined();
      expect(canRequestAnswer(asked, LATE)).toBe(false);
      expect(displayedRequestState(asked, IN_TIME)).toBe("question");
    },
  );

  it("(part of REQ-24) is no answer after the customer has replied to it either", () => {
    const replied = complaintWith("inProgress", [OWN, QUESTION, OWN]);
    expect(wasAnswered(replied)).toBe(false);
    expect(openQuestionOf(replied)).toBeUndefined();
    expect(settlementUntil(replied, COMPLAINT_TERMS, IN_TIME)).toBeUndefined();
    expect(displayedRequestState(replied, IN_TIME)).toBe("inProgress");
  });

  it("(part of REQ-90) lists requests with a question, whose last day to reply still counts", () => {
    const asked = complaintWith("inProgress", [OWN, QUESTION]);
    const listed = requestsWithQuestion([asked, complaintWith("inProgress", [OWN, QUESTION, OWN])]);
    expect(listed).toEqual([{ request: asked, question: QUESTION }]);
    expect(isReplyOverdue(QUESTION, day("2026-11-27"))).toBe(false);
    expect(isReplyOverdue(QUESTION, day("2026-11-28"))).toBe(true);
    expect(isReplyOverdue({ answerBy: undefined }, day("2026-11-28"))).toBe(false);
  });

  it("(part of REQ-24) does not end the wait for an answer that was asked for once more", () => {
    const answerRequest = { at: 1, answerBy: day("2026-12-23") };
    expect(pendingAnswerRequest({ answerRequest, entries: [QUESTION] })).toBe(answerRequest);
    expect(pendingAnswerRequest({ answerRequest, entries: [ANSWER] })).toBeUndefined();
    expect(pendingAnswerRequest({ answerRequest, entries: [NEWS] })).toBeUndefined();
  });

  it.each([
    ["after news", [OWN, QUESTION, NEWS], true],
    ["after an answer", [OWN, QUESTION, ANSWER], false],
    ["that follows an answer", [OWN, ANSWER, OWN, QUESTION], true],
    ["that nobody has asked", [OWN, NEWS], false],
  ] as const)("(part of REQ-24) waits for the customer: %s", (_, entries, expected) => {
    expect(openQuestionOf(complaintWith("inProgress", entries)) !== undefined).toBe(expected);
  });

  it("(part of REQ-24) takes nothing from a complaint that was answered before", () => {
    const again = complaintWith("inProgress", [OWN, ANSWER, OWN, QUESTION]);
    expect(wasAnswered(again)).toBe(true);
    expect(lastAnswerOf(again)).toBe(ANSWER);
    expect(settlementUntil(again, COMPLAINT_TERMS, IN_TIME)).toBe("2027-11-19");
  });
});

it("(part of REQ-24) reads a marked answer as one, whatever the state", () => {
  const answered = complaintWith("inProgress", [OWN, ANSWER]);
  expect(answered.state).toBe("answered");
  expect(canRequestAnswer(answered, LATE)).toBe(false);
  expect(settlementUntil(answered, COMPLAINT_TERMS, IN_TIME)).toBe("2027-11-19");
  expect(stateByMessages("inProgress", [OWN, ANSWER, OWN])).toBe("inProgress");
  expect(canRequestAnswer(complaintWith("inProgress", [OWN, ANSWER, OWN]), LATE)).toBe(false);
  expect(stateByMessages("inProgress", [OWN, ANSWER, NEWS])).toBe("answered");
});

it.each(["received", "inProgress", "answered", "closed", "unknown"] as const)(
  "(part of REQ-24) keeps the state %s of a request whose messages have no kind",
  (state) => {
    expect(stateByMessages(state, [OWN, NEWS])).toBe(state);
    expect(stateByMessages(state, [])).toBe(state);
  },
);

describe("displayedRequestState", () => {
  it.each(["received", "inProgress"] as const)(
    "[REQ-25] shows a late complaint as accepted, whatever its state: %s",
    (state) => {
      const complaint = complaintWith(state, [OWN, NEWS]);
      expect(displayedRequestState(complaint, LATE)).toBe("accepted");
      expect(displayedRequestState(complaint, day("2026-12-19"))).toBe(state);
    },
  );

  it.each([
    ["of a complaint after its answer", complaintWith("inProgress", [OWN, NEWS, OWN]), false],
    ["of a complaint that the customer has not completed", complaintWith("inProgress", [OWN, QUESTION]), false],
    ["of a complaint about accessibility", complaintWith("received", [OWN], { kind: "accessibility" }), true],
    ["of an answered one", complaintWith("inProgress", [OWN, ANSWER, OWN], { kind: "accessibility" }), false],
    ["of a question", complaintWith("received", [OWN], { kind: "question" }), false],
    ["of a request about personal data", complaintWith("received", [OWN], { kind: "personalData" }), false],
  ] as const)("(part of REQ-25) tells whether silence is the acceptance %s", (_, request, expected) => {
    expect(isAcceptedBySilence(request, LATE)).toBe(expected);
  });

  it.each(["answered", "closed", "unknown"] as const)("(part of REQ-25) keeps the state %s", (state) => {
    expect(displayedRequestState(complaintWith(state, [OWN, NEWS]), LATE)).toBe(state);
  });
});
