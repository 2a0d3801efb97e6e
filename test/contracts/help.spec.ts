import { expect, it } from "vitest";
import { BrowserLocationAdapter } from "#adapters/browser/browser-location.adapter.ts";
import { SoapHelpAdapter } from "#adapters/soap/help/soap-help.adapter.ts";
import { groupByCity, groupDocuments, filmPageOf, type LocationFailure, type GeoPoint } from "#domain/help/index.ts";
import { SoapSiteContentAdapter } from "#adapters/soap/site-content/soap-site-content.adapter.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { fakeHelp, fakeLocation } from "#test/fakes/fake-help.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aBranch, aDocument, aQuestion, day } from "#test/mothers/index.ts";
import { helpPortContract } from "./help-port.contract.ts";
import { locationPortContract } from "./location-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

helpPortContract("fake", async () => {
  const port = fakeHelp({
    branches: [
      aBranch({ specialDays: [{ day: day("2026-12-24"), span: undefined, reason: "Wigilia" }] }),
      aBranch({ branchId: "hel", city: "Hel", place: undefined, hours: [] }),
    ],
    faq: {
      categories: [
        { categoryId: "internet", name: "Internet" },
        { categoryId: "faktury", name: "Faktury" },
      ],
      questions: [aQuestion(), aQuestion({ questionId: "jak-zaplacic", categoryId: "faktury" })],
    },
    documents: [aDocument(), aDocument({ documentId: "cennik", group: "Cenniki" })],
  });
  return {
    port,
    now: START,
    async breakDown() {
      for (const method of ["loadBranches", "loadFaq", "loadDocuments"] as const)
        port.script.failAlways(method, { kind: "http", status: 503 });
    },
  };
});

const newWire = useSandbox();

async function openAdapter() {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return { wire, port: new SoapHelpAdapter(wire.gateway) };
}

helpPortContract("SOAP", async () => {
  const { wire, port } = await openAdapter();
  return { port, now: Date.now(), breakDown: () => wire.breakDown("*") };
});

locationPortContract("fake", fakeLocation);

const CODES: Readonly<Record<LocationFailure, number>> = { refused: 1, unavailable: 2, timeout: 3 };

/** Returns a browser's `geolocation` that responds with a place or with an error of the standard. */
function geolocationOf(answer: GeoPoint | LocationFailure): Pick<Geolocation, "getCurrentPosition"> {
  return {
    getCurrentPosition(found, failed) {
      if (typeof answer === "string") {
        failed?.({ code: CODES[answer], message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
        return;
      }
      const coords = { ...answer, accuracy: 30, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
      found({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords });
    },
  };
}

locationPortContract("browser", (answer) => new BrowserLocationAdapter(geolocationOf(answer)));

it('returns "unavailable" when the browser has no geolocation', async () => {
  expect(await new BrowserLocationAdapter(undefined).locate()).toEqual({ ok: false, failure: "unavailable" });
});

it("loads enough branches, questions and documents from the sandbox to test their pages", async () => {
  const { wire, port } = await openAdapter();
  const [branches, faq, documents] = [await port.loadBranches(), await port.loadFaq(), await port.loadDocuments()];
  if (!branches.ok || !faq.ok || !documents.ok) throw new Error("the sandbox must return all help content");
  expect(branches.value.length).toBeGreaterThanOrEqual(8);
  expect(groupByCity(branches.value, new Intl.Collator("pl").compare).length).toBeGreaterThan(4);
  expect([faq.value.questions.length >= 12, faq.value.categories.length >= 4]).toEqual([true, true]);
  const today = groupDocuments(documents.value, warsawDateAt(Date.now()));
  expect([
    today.current.flatMap((group) => group.documents).length >= 6,
    today.coming.length,
    today.former.length,
  ]).toEqual([true, 2, 1]);
  expect(wire.logged).toEqual([]);
});

it("serves each document of the sandbox without a session", async () => {
  const { wire, port } = await openAdapter();
  const documents = await port.loadDocuments();
  for (const { address } of documents.ok ? documents.value : []) {
    const answer = await fetch(`${wire.base}${address}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(new TextDecoder("latin1").decode(await answer.arrayBuffer()).startsWith("%PDF-")).toBe(true);
  }
  expect((await fetch(`${wire.base}/sandbox/documents/nie-ma.pdf`)).status).toBe(404);
});

it("allows all films of the sandbox to play from its configured host", async () => {
  const { wire } = await openAdapter();
  const content = await new SoapSiteContentAdapter(wire.gateway).load();
  const host = new URL(wire.base).host.replace("127.0.0.1", "localhost");
  const page = content.ok ? filmPageOf(content.value, [host], { origin: host, hosts: [] }) : undefined;
  expect(page?.films.map(({ canPlayHere }) => canPlayHere)).toEqual([true, true, true, true]);
  for (const { address, title } of page?.films ?? [])
    expect(await (await fetch(address)).text()).toContain(`<h1>${title}</h1>`);
});
