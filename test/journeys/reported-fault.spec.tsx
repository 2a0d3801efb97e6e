// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aRequest, aSession, demoForms } from "#test/mothers/index.ts";
import { createFakeBackend } from "./support/fake-backend.ts";
import { fakeSupportPorts } from "./support/fake-container.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

function openService(before: (support: ReturnType<typeof fakeSupport>) => void = () => undefined) {
  const requests = [aRequest({ number: "ZG/2026/004189", productId: "P-1" })];
  const support = fakeSupport({ forms: demoForms(), requests });
  before(support);
  const loadRequests = vi.spyOn(support, "loadRequests");
  const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
  const ports = fakeSupportPorts(support);
  return { journey: openPortalAt({ at: "/service/myServices/P-1", backend, ports }), loadRequests };
}

const facts = () => unjoinedText(screen.getByRole("main").textContent);

it("(part of REQ-41) names a reported fault on the page of its service, and then in the list", async () => {
  const { journey, loadRequests } = openService();
  const row = await screen.findByRole("link", { name: /^Zgłoszenie ZG/u });
  expect(row.getAttribute("href")).toBe("/supportRequest?request=ZG%2F2026%2F004189");
  await journey.go("/service/myServices");
  await findHeading("Usługi");
  await waitFor(() => expect(facts().match(/zgłoszony problem/gu)).toHaveLength(1));
  expect(loadRequests).toHaveBeenCalledOnce();
});

it("(part of REQ-41) shows the page of a service when the requests cannot be read", async () => {
  const { loadRequests } = openService(({ script }) => script.failAlways("loadRequests", { kind: "timeout" }));
  await findHeading("Internet światłowodowy 1 Gb/s");
  await waitFor(() => expect(loadRequests).toHaveBeenCalled());
  await loadRequests.mock.results[0]?.value;
  expect(screen.getByRole("link", { name: /^Zgłoś problem/u })).toBeTruthy();
  expect([screen.queryByRole("link", { name: /^Zgłoszenie ZG/u }), screen.queryByRole("alert")]).toEqual([null, null]);
});
