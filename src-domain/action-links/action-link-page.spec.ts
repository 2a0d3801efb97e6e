import { describe, expect, it } from "vitest";
import { anActionLink } from "#test/mothers/index.ts";
import {
  actionLinkPromptOf,
  followUpPageOf,
  offeredAnswers,
  stateAfterAnswer,
  type ActionLinkPage,
} from "./action-link-page.ts";
import type { ActionLinkAnswer, ActionLinkKind, ActionLinkState } from "./action-link.ts";

const STATES: readonly ActionLinkState[] = ["open", "accepted", "declined", "contact-requested", "expired", "annulled"];

describe("what a page of a link asks", () => {
  it.each<[string, ActionLinkAnswer | undefined]>([
    ["Accept", "accept"],
    ["Decline", "decline"],
    ["ContactRequest", "contact"],
    ["Annuled", undefined],
    ["PastExpirationDate", undefined],
  ])("(part of ROUTE-05) /numberTransfer/%s asks for the number's transfer", (process, answer) => {
    expect(actionLinkPromptOf("numberTransfer", process)).toEqual({ kind: "transfer", answer });
  });

  it("(part of ROUTE-05) a process that there is none of asks nothing: 404", () => {
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
  ])("(part of ROUTE-07) %s asks for its own answer", (page, kind, answer) => {
    expect(actionLinkPromptOf(page)).toEqual({ kind, answer });
    expect(offeredAnswers({ kind, answer }, anActionLink({ kind }))[0]).toBe(answer);
  });
});

describe("the answers that a page offers", () => {
  it("are all of the kind, the link's own first", () => {
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

  it.each(STATES.filter((state) => state !== "open"))("(part of ROUTE-07) are none once it is %s", (state) => {
    expect(offeredAnswers({ kind: "offer", answer: "accept" }, anActionLink({ kind: "offer", state }))).toEqual([]);
  });

  it("leave the matter in their state", () => {
    expect((["accept", "decline", "contact"] as const).map(stateAfterAnswer)).toEqual([
      "accepted",
      "declined",
      "contact-requested",
    ]);
  });
});

describe("where a page leads on", () => {
  it("(part of ROUTE-06) a request that was sent before, and one whose link is of no use, have pages of their own", () => {
    expect(followUpPageOf("requestConfirmation", "open")).toBeUndefined();
    expect(followUpPageOf("requestConfirmation", "accepted")).toBe("requestAlreadySent");
    for (const state of ["expired", "annulled", "declined", "unknown"] as const)
      expect(followUpPageOf("requestConfirmation", state)).toBe("requestError");
  });

  it("every other page stays, whatever it finds", () => {
    for (const page of [
      "requestAlreadySent",
      "requestError",
      "offerAccept",
      "numberTransfer",
      "saleConfirmation",
    ] as const)
      for (const state of [...STATES, "unknown"] as const) expect(followUpPageOf(page, state)).toBeUndefined();
  });
});
