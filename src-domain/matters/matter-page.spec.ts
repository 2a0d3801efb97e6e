import { describe, expect, it } from "vitest";
import { aMatter } from "#test/mothers/index.ts";
import { askedBy, leadsOn, offeredAnswers, stateAfter, type MatterPage } from "./matter-page.ts";
import type { MatterAnswer, MatterKind, MatterState } from "./matter.ts";

const STATES: readonly MatterState[] = ["open", "accepted", "declined", "contact-requested", "expired", "annulled"];

describe("what a page of a link asks", () => {
  it.each<[string, MatterAnswer | undefined]>([
    ["Accept", "accept"],
    ["Decline", "decline"],
    ["ContactRequest", "contact"],
    ["Annuled", undefined],
    ["PastExpirationDate", undefined],
  ])("(part of ROUTE-05) /numberTransfer/%s asks for the number's transfer", (process, answer) => {
    expect(askedBy("numberTransfer", process)).toEqual({ kind: "transfer", answer });
  });

  it("(part of ROUTE-05) a process that there is none of asks nothing: 404", () => {
    for (const process of ["accept", "Annulled", "", "__proto__", "toString", "Accept/", "Accept1"])
      expect(askedBy("numberTransfer", process)).toBeUndefined();
    expect(askedBy("numberTransfer")).toEqual({ kind: "transfer", answer: undefined });
    expect(askedBy("numberTransferDecision", "anything")).toEqual({ kind: "transfer", answer: undefined });
  });

  it.each<[MatterPage, MatterKind, MatterAnswer]>([
    ["offerAccept", "offer", "accept"],
    ["offerDecline", "offer", "decline"],
    ["contactRequest", "offer", "contact"],
    ["paperlessConfirmation", "paperless", "accept"],
    ["saleConfirmation", "sale", "accept"],
  ])("(part of ROUTE-07) %s asks for its own answer", (page, kind, answer) => {
    expect(askedBy(page)).toEqual({ kind, answer });
    expect(offeredAnswers({ kind, answer }, aMatter({ kind }))[0]).toBe(answer);
  });
});

describe("the answers that a page offers", () => {
  it("are all of the kind, the link's own first", () => {
    expect(offeredAnswers({ kind: "offer", answer: undefined }, aMatter({ kind: "offer" }))).toEqual([
      "accept",
      "decline",
      "contact",
    ]);
    expect(offeredAnswers({ kind: "offer", answer: "decline" }, aMatter({ kind: "offer" }))).toEqual([
      "decline",
      "accept",
      "contact",
    ]);
    expect(offeredAnswers({ kind: "transfer", answer: "contact" }, aMatter())).toEqual([
      "contact",
      "accept",
      "decline",
    ]);
    expect(offeredAnswers({ kind: "sale", answer: "accept" }, aMatter({ kind: "sale" }))).toEqual(["accept"]);
  });

  it.each(STATES.filter((state) => state !== "open"))("(part of ROUTE-07) are none once it is %s", (state) => {
    expect(offeredAnswers({ kind: "offer", answer: "accept" }, aMatter({ kind: "offer", state }))).toEqual([]);
  });

  it("leave the matter in their state", () => {
    expect((["accept", "decline", "contact"] as const).map(stateAfter)).toEqual([
      "accepted",
      "declined",
      "contact-requested",
    ]);
  });
});

describe("where a page leads on", () => {
  it("(part of ROUTE-06) a request that was sent before, and one whose link is of no use, have pages of their own", () => {
    expect(leadsOn("requestConfirmation", "open")).toBeUndefined();
    expect(leadsOn("requestConfirmation", "accepted")).toBe("requestAlreadySent");
    for (const state of ["expired", "annulled", "declined", "unknown"] as const)
      expect(leadsOn("requestConfirmation", state)).toBe("requestError");
  });

  it("every other page stays, whatever it finds", () => {
    for (const page of [
      "requestAlreadySent",
      "requestError",
      "offerAccept",
      "numberTransfer",
      "saleConfirmation",
    ] as const)
      for (const state of [...STATES, "unknown"] as const) expect(leadsOn(page, state)).toBeUndefined();
  });
});
