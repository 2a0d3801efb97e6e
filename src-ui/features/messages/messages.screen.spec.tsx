// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages, type FakeMessages } from "#test/fakes/fake-messages.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aMessage, anEntry, day } from "#test/mothers/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { MailboxViewModel } from "./mailbox.view-model.ts";
import { MessagesScreen } from "./messages.screen.tsx";

afterEach(cleanup);

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  });

async function setUp(
  id: string | undefined,
  messages = [
    aMessage({ clientMessageId: "one", title: "Pierwsza" }),
    aMessage({ clientMessageId: "two", title: "Druga", body: "" }),
  ],
  before: (provider: FakeMessages) => void = () => undefined,
) {
  const provider = fakeMessages({ messages });
  before(provider);
  const marks = fakeMessageMarks(provider);
  const model = new MailboxViewModel({
    messages: new MessagesStore(provider),
    marks,
    finance: { entries: new AsyncValue(() => Promise.resolve(succeed([anEntry({ entryId: "E-1" })]))) },
    draft: undefined,
    toasts: new ToastsStore(movableClock()),
    today: { today: day("2026-11-20") },
    idempotencyKeys: { next: () => crypto.randomUUID() },
  });
  const left = vi.fn();
  const at = (shown: string | undefined) => (
    <MessagesScreen model={model} id={shown} onLeave={left} noticeStateOf={() => ({ kind: "in-force" })} />
  );
  const drawn = render(at(id));
  await settled();
  return {
    provider,
    marks,
    model,
    left,
    open: async (shown: string | undefined) => {
      drawn.rerender(at(shown));
      await settled();
    },
  };
}

describe("page of messages", () => {
  it.each([
    ["not-supported", false],
    ["unreachable", true],
  ] as const)("(part of CALL-12) after the failure %s says that outages are not known: %s", async (kind, isShown) => {
    await setUp(undefined, undefined, ({ script }) => script.failAlways("loadOutages", { kind }));
    expect(screen.queryAllByText(/czy są awarie/)).toHaveLength(isShown ? 1 : 0);
  });

  it("marks an open message as read once during a failure, and again when it is reopened", async () => {
    const { marks, open } = await setUp(undefined);
    marks.script.failAlways("read", { kind: "unreachable" });
    await open("one");
    expect(marks.sent).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Pierwsza");
    await open("two");
    await open("one");
    expect(marks.sent.map(([, { message }]) => message.clientMessageId)).toEqual(["one", "two", "one"]);
  });

  it("shows one level-1 heading: of the list of messages or of the open message", async () => {
    const { open } = await setUp(undefined);
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      "Ważne wiadomości",
    ]);
    await open("two");
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["Druga"]);
    expect(screen.getByText("Ta wiadomość nie ma treści.")).toBeTruthy();
  });

  it("shows that a message does not exist, and that a mailbox is empty", async () => {
    await setUp("unknown");
    expect(screen.getByRole("heading", { name: "Nie ma tu takiej wiadomości" })).toBeTruthy();
    cleanup();
    await setUp(undefined, []);
    expect(screen.getByRole("heading", { name: "Nie masz wiadomości" })).toBeTruthy();
  });

  it("deletes a message and leaves its page; offers an answer where a message awaits one", async () => {
    const { left, open, model } = await setUp("one", [
      aMessage({ clientMessageId: "one" }),
      aMessage({ clientMessageId: "rodo", rodoMessageId: "R-1" }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Usuń wiadomość" }));
    expect(left).toHaveBeenCalledOnce();
    expect(model.find("one")).toBeUndefined();
    await open("rodo");
    const article = within(screen.getByRole("article"));
    expect(article.queryByRole("button", { name: "Usuń wiadomość" })).toBeNull();
    await userEvent.click(article.getByRole("button", { name: "Potwierdzam zapoznanie się" }));
    await settled();
    expect(article.getByRole("button", { name: "Usuń wiadomość" })).toBeTruthy();
  });

  it("[MSG-07] leads from a message to its invoice and payment, or to the service of its visit", async () => {
    const { open } = await setUp(undefined, [
      aMessage({ clientMessageId: "invoice", entryId: "E-1" }),
      aMessage({ clientMessageId: "visit", productId: "P-1" }),
    ]);
    const hrefs = () =>
      within(screen.getByRole("article"))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    await open("invoice");
    expect(hrefs()).toEqual(["/invoice?pay=E-1", "/invoice/E-1", "/supportRequest?message=invoice"]);
    await open("visit");
    expect(hrefs()).toEqual(["/service/myServices/P-1", "/supportRequest?message=visit"]);
  });

  it("[MSG-09] says on which day a message was confirmed, and reports no problem from it", async () => {
    const { open } = await setUp(undefined, [aMessage({ clientMessageId: "rodo", rodoMessageId: "R-1" })]);
    await open("rodo");
    const article = within(screen.getByRole("article"));
    await userEvent.click(article.getByRole("button", { name: "Potwierdzam zapoznanie się" }));
    await settled();
    expect(article.getByRole("status").textContent?.replaceAll("\u2060", "")).toBe("Potwierdzone 20-11-2026");
    expect(article.queryByRole("link", { name: "Zgłoś problem" })).toBeNull();
  });

  it("[MSG-11] says on which day the server has stored a confirmation, also after a reload", async () => {
    const confirmedAt = Date.parse("2026-11-18T23:30:00+01:00");
    await setUp("rodo", [aMessage({ clientMessageId: "rodo", rodoMessageId: "R-1", read: true, confirmedAt })]);
    const article = within(screen.getByRole("article"));
    expect(article.getByRole("status").textContent?.replaceAll("\u2060", "")).toBe("Potwierdzone 18-11-2026");
  });

  it("[MSG-10] marks all messages as read but those to be confirmed, and shows a failure", async () => {
    const { provider, marks, model } = await setUp(undefined, [
      aMessage({ clientMessageId: "one" }),
      aMessage({ clientMessageId: "two" }),
      aMessage({ clientMessageId: "rodo", rodoMessageId: "R-1" }),
    ]);
    const readAll = () => screen.getByRole("button", { name: /Oznacz wszystkie/ });
    marks.script.failNext("readAll", { kind: "unreachable" });
    await userEvent.click(readAll());
    await settled();
    expect(screen.getByRole("alert").textContent).toContain("Nie wiemy, czy wiadomości są oznaczone.");
    await userEvent.click(readAll());
    await settled();
    expect(screen.getByText("Oznaczyliśmy 2 wiadomości.")).toBeTruthy();
    expect(provider.messages.map(({ read }) => read)).toEqual([true, true, false]);
    expect([model.unread, screen.queryByRole("button", { name: /Oznacz wszystkie/ })]).toEqual([1, null]);
  });
});
