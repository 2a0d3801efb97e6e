// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PortalFeature } from "#domain/access/portal-features.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { OperatorContactContext } from "./operator-contact.ts";
import { RequestOrContact } from "./request-or-contact.tsx";

afterEach(cleanup);

const CONTACT = {
  helpLine: { number: "58 300 70 00", dial: "+48583007000", hours: "codziennie 8–20" },
  email: "pomoc@wiazka.example",
  postAddress: "Wiązka S.A., ul. Prosta 1, 81-451 Gdynia",
};

function show(lacks: readonly PortalFeature[], email: string | undefined = CONTACT.email) {
  render(
    <UnavailableFeaturesContext value={new Set(lacks)}>
      <OperatorContactContext value={{ ...CONTACT, email }}>
        <RequestOrContact>
          <a href="/supportRequest">Złóż wniosek</a>
        </RequestOrContact>
      </OperatorContactContext>
    </UnavailableFeaturesContext>,
  );
}
const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("[REQ-27] names phone, e-mail, letter and stores where the customer cannot send requests", () => {
  show(["supportRequests"]);
  expect(links()).toEqual(["tel:+48583007000", "mailto:pomoc@wiazka.example", "/branch"]);
  expect(unjoinedText(document.body.textContent)).toContain("wyślij list: Wiązka S.A., ul. Prosta 1, 81-451 Gdynia");
  cleanup();
  show(["supportRequests", "branches"]);
  expect(links()).toEqual(["tel:+48583007000", "mailto:pomoc@wiazka.example"]);
});

it("(part of REQ-27) shows only the way to a request where requests are available", () => {
  show([]);
  expect(links()).toEqual(["/supportRequest"]);
  expect(document.body.textContent).toBe("Złóż wniosek");
});
