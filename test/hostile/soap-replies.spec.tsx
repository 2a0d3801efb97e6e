// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { decodeClientData } from "#adapters/soap/account/decode-client.ts";
import { decodeSoapResponse } from "#adapters/soap/decoding/decode-soap-response.ts";
import { Fields } from "#adapters/soap/decoding/fields.ts";
import { parseXml, type XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { decodeEntry } from "#adapters/soap/finance/decode-entry.ts";
import { decodeMessage, decodeOutage } from "#adapters/soap/messages/decode-message.ts";
import { decodeOfferDetails } from "#adapters/soap/offers/decode-offer-details.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOffers } from "#test/fakes/fake-offers.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { createFakeBackend, type FakeBackend } from "#test/journeys/support/fake-backend.ts";
import { fakeSalesPorts } from "#test/journeys/support/fake-container.ts";
import { openPortalAt } from "#test/journeys/support/open-portal.tsx";
import { resetBrowser } from "#test/journeys/support/reset-browser.ts";
import { modelRuns } from "#test/models/runs.ts";
import { aSession } from "#test/mothers/index.ts";
import { hostileText, replaceValue, type Replacement } from "./hostile-values.ts";

resetBrowser();

/** Replies in a usual run; `npm run proof -- models:hostile` tries 10,000. */
const USUAL_RUNS = 10;

const EXAMPLES = join(import.meta.dirname, "../../docs/contract/examples");

function exampleOf(operation: string): XmlElement {
  const found = decodeSoapResponse(
    readFileSync(join(EXAMPLES, `${operation}.response.xml`), "utf8"),
    operation,
    parseXml,
  );
  if (!found.ok) throw new Error(`no example of ${operation}`);
  return found.value;
}

/** Paths of all elements without children, as indexes of children. */
function leavesIn({ children }: XmlElement): readonly (readonly number[])[] {
  return children.flatMap((child, index) =>
    child.children.length === 0 ? [[index]] : leavesIn(child).map((path) => [index, ...path]),
  );
}

function replaceText(element: XmlElement, [first, ...rest]: readonly number[], replacement: Replacement): XmlElement {
  if (first === undefined) return { ...element, text: String(replaceValue(element.text, replacement)) };
  return {
    ...element,
    children: element.children.map((child, index) => (index === first ? replaceText(child, rest, replacement) : child)),
  };
}

/** Data of a backend, decoded from the examples of the contract. */
function backendWith(operation: string, place: number, replacement: Replacement) {
  const read = (of: string): Fields => {
    const example = exampleOf(of);
    const leaves = leavesIn(example);
    const leaf = leaves[place % leaves.length] ?? [];
    return Fields.of(of === operation ? replaceText(example, leaf, replacement) : example);
  };
  const messages = read("getClientMessages").list("messages", decodeMessage) ?? [];
  const offers = read("getSalesOfferHistory").list("offers", decodeOfferDetails) ?? [];
  const client = decodeClientData(read("getClientData"));
  const backend: FakeBackend = {
    ...createFakeBackend({
      ...(client === undefined ? {} : { client }),
      entries: read("getClientFinancialEntries").list("entries", decodeEntry) ?? [],
      storedSession: { session: aSession(), deadline: START + 900_000 },
    }),
    messages: fakeMessages({ messages, outages: read("getOutageMessages").list("outages", decodeOutage) ?? [] }),
    offers: fakeOffers({ offers }),
  };
  return {
    backend,
    offers,
    firstMessage: messages[0]?.clientMessageId,
  };
}

const OPERATIONS = [
  "getClientData",
  "getClientFinancialEntries",
  "getClientMessages",
  "getOutageMessages",
  "getSalesOfferHistory",
] as const;

const PAGES = ["/index", "/invoice", "/messages", "message", "/service/yourOffer", "/service/myServices"] as const;

/** Waits until the page and its data are rendered. */
async function settle({ clock }: FakeBackend): Promise<void> {
  for (let turn = 0; turn < 4_000 && document.querySelector("main h1") === null; turn += 1)
    await act(async () => void (await new Promise((done) => setTimeout(done, 5))));
  await act(async () => clock.advance(3_000));
}

/** Place of the first field of this name among the fields of an example. */
function placeOf(operation: string, name: string): number {
  const nameAt = (element: XmlElement, [first = 0, ...rest]: readonly number[]): string => {
    const child = element.children[first];
    return child === undefined ? "" : rest.length === 0 ? child.name : nameAt(child, rest);
  };
  const example = exampleOf(operation);
  const place = leavesIn(example).findIndex((leaf) => nameAt(example, leaf) === name);
  if (place === -1) throw new Error(`${operation} has no ${name}`);
  return place;
}

/** Replies that once took a page away. */
const FOUND = (
  [
    ["getClientFinancialEntries", "entryDate", "31-12-9999", "/index"],
    ["getClientFinancialEntries", "entryDate", "31-12-9999", "/invoice"],
    ["getClientFinancialEntries", "period", "9999-12", "/index"],
    ["getClientMessages", "createdAt", "9999-12-31T23:59:59Z", "/index"],
    ["getClientMessages", "createdAt", "9999-12-31T23:59:59Z", "/messages"],
    ["getSalesOfferHistory", "commitmentPeriod", "999999999999999", "/service/yourOffer"],
  ] as const
).map(([operation, name, text, page]): [(typeof OPERATIONS)[number], number, Replacement, (typeof PAGES)[number]] => [
  operation,
  placeOf(operation, name),
  { choice: 0, other: text },
  page,
]);

const SECTION_FAILED = "Nie udało się pokazać tej części strony";

it("[SEC-06] lets one hostile value in a reply spoil at most its card or row, and reports that", async () => {
  const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...OPERATIONS),
      fc.nat(200),
      fc.record({ choice: fc.nat(1_000), other: hostileText }),
      fc.constantFrom(...PAGES),
      async (operation, place, replacement, page) => {
        cleanup();
        console.mockClear();
        window.sessionStorage.clear();
        const { backend, offers, firstMessage } = backendWith(operation, place, replacement);
        const at =
          page === "message" ? `/messages/${encodeURIComponent(firstMessage?.replace(/\p{Cs}/gu, "_") ?? "1")}` : page;
        openPortalAt({ at, backend, ports: fakeSalesPorts(offers) });
        await settle(backend);
        // No queries by role: they take longer than the page.
        expect(document.querySelectorAll("main h1"), console.mock.calls.join()).toHaveLength(1);
        expect(document.querySelector("main h1")?.textContent, console.mock.calls.join()).not.toContain(
          "Nie udało się",
        );
        expect(document.querySelectorAll("nav").length).toBeGreaterThan(0);
        const failed = document.body.textContent.split(SECTION_FAILED).length - 1;
        expect(failed).toBeLessThanOrEqual(1);
        expect(console.mock.calls.length > 0, console.mock.calls.join()).toBe(failed > 0);
      },
    ),
    { numRuns: modelRuns() ?? USUAL_RUNS, examples: FOUND },
  );
});
