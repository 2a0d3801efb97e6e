// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOutageNews } from "#test/fakes/fake-outage-news.ts";
import { aClientData, anOutage, aProduct, day } from "#test/mothers/index.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { OutageViewModel } from "./outage.view-model.ts";
import { OutageView } from "./outage.view.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("(part of CALL-20) offers to ask again for the outage after ten seconds", () => {
  const provider = fakeMessages({ outages: [anOutage()] });
  provider.script.hold("loadOutages");
  const messages = new MessagesStore(provider);
  const model = new OutageViewModel({
    messages,
    news: fakeOutageNews(provider),
    client: { data: new AsyncValue(() => Promise.resolve(succeed(aClientData()))) },
    contact: new ContactStore(fakeContact()),
    today: { today: day("2026-11-20") },
    idempotencyKeys: fakeIdempotencyKeys(),
  });
  void messages.outages.load();
  render(<OutageView model={model} outageId="AW-1" />, { wrapper: MemoryRouter });
  act(() => void vi.advanceTimersByTime(10_000));
  fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(provider.script.calls.filter((method) => method === "loadOutages")).toHaveLength(2);
});

it("(part of I18N-27) marks only the provider's names of services in an outage as Polish", async () => {
  const provider = fakeMessages({ outages: [anOutage({ addressId: undefined, services: ["Internet", "Telefon"] })] });
  const messages = new MessagesStore(provider);
  const products = [aProduct({ name: "Telefon", customName: "Телефон Зосі" })];
  const client = new AsyncValue(() => Promise.resolve(succeed(aClientData({ products }))));
  await Promise.all([messages.outages.load(), client.load()]);
  const model = new OutageViewModel({
    messages,
    news: fakeOutageNews(provider),
    client: { data: client },
    contact: new ContactStore(fakeContact()),
    today: { today: day("2026-11-20") },
    idempotencyKeys: fakeIdempotencyKeys(),
  });
  render(<OutageView model={model} outageId="AW-1" />, { wrapper: MemoryRouter });
  const services = screen.getByText("Internet").closest("dd");
  expect(services?.innerHTML).toContain('<span lang="pl">Internet</span>, Телефон Зосі');
});
