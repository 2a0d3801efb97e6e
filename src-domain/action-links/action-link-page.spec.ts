import { describe, expect, it } from "vitest";
import { anActionLink } from "#test/mothers/index.ts";
import {
  actionLinkPromptOf,
  addressedResultOf,
  followUpPageOf,
  offeredAnswers,
  stateAfterAnswer,
  type ActionLinkPage,
  type AddressedResult,
} from "./action-link-page.ts";
import type { ActionLinkAnswer, ActionLinkKind, ActionLinkState } from "./action-link.ts";

const STATES: readonly ActionLinkState[] = ["open", "accepted", "declined", "contact-requested", "expired", "annulled"];

describe("question of an action link page", () => {
  it.each<[string, ActionLinkAnswer | undefined]>([
    ["Accept", "accept"],
    ["Decline", "decline"],
    ["ContactRequest", "contact"],
    ["Annuled", undefined],
    ["PastExpirationDate", undefined],
  ])("(part of ROUTE-05) asks about the number transfer at /numberTransfer/%s", (process, answer) => {
    expect(actionLinkPromptOf("numberTransfer", process)).toEqual({ kind: "transfer", answer });
  });

  it("(part of ROUTE-05) returns no question when the process of an action link is unknown", () => {
    for (const process of ["accept", "Annulled", "", "__proto__", "toString", "Accept/", "Accept1"])
      expect(actionLinkPromptOf("numberTransfer", process)).toBeUndefined();
    expect(actionLinkPromptOf("numberTransfer")).toEqual({ kind: "transfer", answer: undefined });
    expect(actionLinkPromptOf("numberTransferDecision", "anything")).toEqual({ kind: "transfer", answer: undefined });
  });

  it.each<[ActionLinkPage, ActionLinkKind, ActionLinkAnswer]>([
    ["offerAccept", "offer", "accept"],
    ["offerDecline", "offer", "decline"],
    ["contactRequest", "offer", "contact"],
    ["paperlessConfirmation", "paperless", "accept"],
    ["saleConfirmation", "sale", "accept"],
  ])("(part of ROUTE-07) offers first on the action link page %s the answer of its address", (page, kind, answer) => {
    expect(actionLinkPromptOf(page)).toEqual({ kind, answer });
    expect(offeredAnswers({ kind, answer }, anActionLink({ kind }))[0]).toBe(answer);
  });
});

describe("result named by an address", () => {
  it.each<[string, AddressedResult]>([
    ["Accept", "accepted"],
    ["Decline", "declined"],
    ["ContactRequest", "contact-requested"],
    ["Annuled", "annulled"],
    ["PastExpirationDate", "expired"],
  ])("(part of ROUTE-05) names the result of /numberTransfer/%s", (process, result) => {
    expect(addressedResultOf("numberTransfer", process)).toBe(result);
  });

  it.each<[ActionLinkPage, AddressedResult]>([
    ["requestAlreadySent", "accepted"],
    ["requestError", "failed"],
    ["offerAccept", "accepted"],
    ["offerDecline", "declined"],
    ["contactRequest", "contact-requested"],
    ["paperlessConfirmation", "accepted"],
    ["saleConfirmation", "accepted"],
  ])("(part of ROUTE-06, ROUTE-07) names the result of the page %s", (page, result) => {
    expect(addressedResultOf(page)).toBe(result);
  });

  it("names no result of a page that only asks for a decision", () => {
    for (const page of ["numberTransfer", "numberTransferDecision", "requestConfirmation"] as const)
      expect(addressedResultOf(page)).toBeUndefined();
    expect(addressedResultOf("numberTransfer", "toString")).toBeUndefined();
  });
});

describe("answers offered by a page", () => {
  it("offers all answers of the action link's kind, the answer of the link first", () => {
    expect(offeredAnswers({ kind: "offer", answer: undefined }, anActionLink({ kind: "offer" }))).toEqual([
      "accept",
      "decline",
      "contact",
    ]);
    expect(offeredAnswers({ kind: "offer", answer: "decline" }, anActionLink({ kind: "offer" }))).toEqual([
      "decline",
      "accept",
      "contact",
    ]);
    expect(offeredAnswers({ kind: "transfer", answer: "contact" }, anActionLink())).toEqual([
      "contact",
      "accept",
      "decline",
    ]);
    expect(offeredAnswers({ kind: "sale", answer: "accept" }, anActionLink({ kind: "sale" }))).toEqual(["accept"]);
  });

  it.each(STATES.filter((state) => state !== "open"))(
    "(part of ROUTE-07) offers no answers once the action link is %s",
    (state) => {
      expect(offeredAnswers({ kind: "offer", answer: "accept" }, anActionLink({ kind: "offer", state }))).toEqual([]);
    },
  );

  it("maps each answer to the state of the action link", () => {
    expect((["accept", "decline", "contact"] as const).map(stateAfterAnswer)).toEqual([
      "accepted",
      "declined",
      "contact-requested",
    ]);
  });
});

describe("redirect of a page", () => {
  it("(part of ROUTE-06) redirects an accepted request and an unusable link to their own pages", () => {
    expect(followUpPageOf("requestConfirmation", "open")).toBeUndefined();
    expect(followUpPageOf("requestConfirmation", "accepted")).toBe("requestAlreadySent");
    for (const state of ["expired", "annulled", "declined", "unusable"] as const)
      expect(followUpPageOf("requestConfirmation", state)).toBe("requestError");
  });

  it("redirects no other action link page in any state", () => {
    for (const page of [
      "requestAlreadySent",
      "requestError",
      "offerAccept",
      "numberTransfer",
      "saleConfirmation",
    ] as const)
      for (const state of [...STATES, "unusable"] as const) expect(followUpPageOf(page, state)).toBeUndefined();
  });
});
