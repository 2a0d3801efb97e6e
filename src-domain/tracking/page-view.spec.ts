import { describe, expect, it } from "vitest";
import { routeNames } from "../navigation/index.ts";
import { pageViewOf } from "./page-view.ts";

/** Pages that NAV-16 excludes. */
const EXCLUDED =
  `login, loginOld, logout, loginToken, service, passwordToken, password, numberTransfer, numberTransferDecision,
  requestConfirmation, requestAlreadySent, requestError, offerAccept, offerDecline, contactRequest,
  paperlessConfirmation, saleConfirmation`
    .split(",")
    .map((name) => name.trim());

describe("page views", () => {
  it("(part of NAV-16) counts a page view for every page that the requirement does not exclude", () => {
    const seen = routeNames().filter((name) => pageViewOf(name).page);
    expect(seen.toSorted()).toEqual(
      routeNames()
        .filter((name) => !EXCLUDED.includes(name))
        .toSorted(),
    );
    expect(EXCLUDED.every((name) => routeNames().some((known) => known === name))).toBe(true);
  });

  it("(part of NAV-16) counts an offer view for yourOffer and directBilling only", () => {
    expect(
      routeNames()
        .filter((name) => pageViewOf(name).offer)
        .toSorted(),
    ).toEqual(["directBilling", "yourOffer"]);
  });
});
