import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Message } from "#domain/messages/index.ts";
import { fakeMessageMarks, type FakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages, type FakeMessages } from "#test/fakes/fake-messages.ts";
import { movableClock, type MovableClock } from "#test/fakes/movable-clock.ts";
import { aMessage, anEntry, anOutage, day } from "#test/mothers/index.ts";
import { runs } from "#test/models/runs.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { TOAST_MS, ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { MailboxViewModel } from "./mailbox.view-model.ts";
import { Drafts, type FormDraft } from "#domain/drafts/index.ts";
import { grosze, succeed } from "#domain/shared-kernel/index.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";

const LOST = { kind: "timeout" } as const;
const DOWN = { kind: "http", status: 400 } as const;

interface Setup {
  readonly provider: FakeMessages;
  readonly marks: FakeMessageMarks;
  readonly clock: MovableClock;
  readonly toasts: ToastsStore;
  readonly store: MessagesStore;
  readonly model: MailboxViewModel;
}

const INVOICE = anEntry({ entryId: "E-1", unpaidAmount: grosze(22_370) });

/** Drafts of the customer over a reload. */
function draftsOf() {
  const drafts = new Drafts(fakeDrafts(), { now: () => 0 });
  drafts.open("anna/1");
  return () => drafts.of("deleted messages");
}

async function setUp(messages: readonly Message[], draft?: FormDraft): Promise<Setup> {
  const provider = fakeMessages({ messages, outages: [anOutage()] });
  const marks = fakeMessageMarks(provider);
  const clock = movableClock();
  const toasts = new ToastsStore(clock);
  const store = new MessagesStore(provider);
  let ids = 0;
  const model = new MailboxViewModel({
    messages: store,
    marks,
    finance: { entries: new AsyncValue(() => Promise.resolve(succeed([INVOICE]))) },
    draft,
    toasts,
    today: { today: day("2026-11-20") },
    idempotencyKeys: { next: () => `intent-${(ids += 1)}` },
  });
  model.start();
  await settled();
  return { provider, marks, clock, toasts, store, model };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const ids = ({ model }: Setup) =>
  model.page.kind === "ready" ? model.page.messages.map(({ clientMessageId }) => clientMessageId) : model.page.kind;

const plain = aMessage({ clientMessageId: "plain", createdAt: 2 });
const read = aMessage({ clientMessageId: "read", createdAt: 3, read: true });
const rodo = aMessage({ clientMessageId: "rodo", createdAt: 1, rodoMessageId: "R-1" });

let on: Setup;
beforeEach(async () => {
  on = await setUp([plain, read, rodo]);
});

describe("MailboxViewModel", () => {
  it("shows a failure when loading messages fails, and loads on retry", async () => {
    const provider = fakeMessages({ messages: [plain] });
    provider.script.failNext("loadMessages", DOWN);
    const store = new MessagesStore(provider);
    const clock = movableClock();
    const model = new MailboxViewModel({
      messages: store,
      marks: fakeMessageMarks(provider),
      finance: { entries: new AsyncValue(() => Promise.resolve(succeed([]))) },
      draft: undefined,
      toasts: new ToastsStore(clock),
      today: { today: day("2026-11-20") },
      idempotencyKeys: { next: () => "x" },
    });
    expect(model.page.kind).toBe("loading");
    model.start();
    await settled();
    expect([model.page.kind, model.unread]).toEqual(["failed", 0]);
    model.retry();
    await settled();
    expect(model.page.kind).toBe("ready");
  });

  it("(part of MSG-02) shows outages above the messages", () => {
    expect(on.model.outages.section).toMatchObject({ status: "ready", value: [{ title: "Awaria telewizji." }] });
  });

  it("(part of MSG-02) shows in the mailbox when outages failed to load, and retries", async () => {
    on.store.outages.clear();
    on.provider.script.failNext("loadOutages", DOWN);
    on.model.start();
    expect(on.model.outages.section.status).toBe("loading");
    await settled();
    expect(on.model.outages.section).toMatchObject({ status: "failed", retrying: false });
    on.model.outages.retry();
    expect(on.model.outages.section).toMatchObject({ status: "failed", retrying: true });
    await settled();
    expect(on.model.outages.section).toMatchObject({ status: "ready", value: [{}] });
  });

  it("keeps the place of a message that is read while unread messages come first", async () => {
    on.model.setOrder("unread-first");
    expect(ids(on)).toEqual(["rodo", "plain", "read"]);
    await on.model.open(plain);
    expect(ids(on)).toEqual(["rodo", "plain", "read"]);
    on.model.setOrder("newest");
    expect(ids(on)).toEqual(["rodo", "read", "plain"]);
  });

  it("(part of MSG-01) marks an opened message as read: at once in the count, once at the server", async () => {
    expect(on.model.unread).toBe(2);
    const opening = on.model.open(plain);
    expect(on.model.unread).toBe(1);
    void on.model.open(plain);
    await opening;
    expect(on.marks.sent).toHaveLength(1);
    expect(on.provider.messages[0]?.read).toBe(true);
    await on.model.open(read);
    expect(on.marks.sent).toHaveLength(1);
  });

  it.each([LOST, DOWN])(
    "marks a message unread again after a failure and retries on the next opening: %o",
    async (failure) => {
      on.marks.script.failNext("read", failure);
      await on.model.open(plain);
      expect(on.model.unread).toBe(2);
      await on.model.open(plain);
      expect([on.model.unread, on.provider.messages[0]?.read]).toEqual([1, true]);
    },
  );

  it("(part of MSG-05) keeps a message that awaits an answer unread and undeleted until then", async () => {
    await on.model.open(rodo);
    on.model.remove(rodo);
    await on.clock.advance(TOAST_MS * 2);
    expect([on.marks.sent, on.model.unread, ids(on)]).toEqual([[], 2, ["rodo", "read", "plain"]]);
    const answer = on.model.answer(rodo);
    void on.model.answer(rodo);
    expect(on.model.answering).toEqual({ id: "rodo", state: "busy" });
    await answer;
    expect([on.model.answering, on.model.unread, ids(on), on.marks.sent.length]).toEqual([
      undefined,
      1,
      ["read", "plain", "rodo"],
      1,
    ]);
  });

  it("reloads after a lost response to a message's answer, and resends with the same key", async () => {
    on.marks.script.failNext("read", LOST);
    await on.model.answer(rodo);
    expect(on.model.answering).toEqual({ id: "rodo", state: "lost" });
    await on.model.answer(rodo);
    expect(on.model.answering).toBeUndefined();
    const [one, other] = on.marks.sent;
    expect(one?.[1].idempotencyKey).toBe(other?.[1].idempotencyKey);
    on.marks.script.failNext("read", DOWN);
    await on.model.answer(plain);
    expect(on.model.answering).toEqual({ id: "plain", state: "refused" });
  });

  it("(part of MSG-01) hides a removed message at once and deletes it when its toast closes", async () => {
    on.model.remove(plain);
    expect([ids(on), on.model.unread, on.marks.sent.length]).toEqual([["rodo", "read"], 1, 0]);
    expect(on.toasts.shown.map(({ text, kind }) => [text, kind])).toEqual([["Usunięto: Zmiana cennika", "removed"]]);
    await on.clock.advance(TOAST_MS);
    await settled();
    expect(on.provider.messages.map(({ clientMessageId }) => clientMessageId)).toEqual(["read", "rodo"]);
    expect(ids(on)).toEqual(["rodo", "read"]);
  });

  it("(part of MSG-01) restores a message on undo and sends nothing", async () => {
    on.model.remove(plain);
    const [toast] = on.toasts.shown;
    toast?.undo?.();
    if (toast !== undefined) on.toasts.dismiss(toast.id);
    await on.clock.advance(TOAST_MS);
    await settled();
    expect([ids(on), on.marks.sent]).toEqual([["rodo", "read", "plain"], []]);
  });

  it("keeps a removed message hidden after a reload", async () => {
    on.model.remove(plain);
    on.model.retry();
    await settled();
    expect(ids(on)).toEqual(["rodo", "read"]);
  });

  it("sends no deletion of a message after the customer has left", async () => {
    on.model.remove(plain);
    on.store.messages.clear();
    on.toasts.clear();
    await settled();
    expect(on.marks.sent).toEqual([]);
  });

  it("shows why a message could not be deleted, and deletes it on retry", async () => {
    on.marks.script.failNext("remove", DOWN);
    on.model.remove(plain);
    await on.clock.advance(TOAST_MS);
    await settled();
    expect(on.model.undeleted).toEqual([{ message: plain, why: "refused" }]);
    expect(ids(on)).toEqual(["rodo", "read", "plain"]);
    on.marks.script.failNext("remove", LOST);
    on.model.remove(plain);
    expect(on.model.undeleted).toEqual([]);
    await on.clock.advance(TOAST_MS);
    await settled();
    expect(on.model.undeleted.map(({ why }) => why)).toEqual(["lost"]);
    on.model.remove(plain);
    await on.clock.advance(TOAST_MS);
    await settled();
    expect([ids(on), on.model.undeleted]).toEqual([["rodo", "read"], []]);
  });

  it("treats a message deleted elsewhere as deleted", async () => {
    on.provider.messages = [read, rodo];
    on.model.remove(plain);
    await on.clock.advance(TOAST_MS);
    await settled();
    expect([ids(on), on.model.undeleted]).toEqual([["rodo", "read"], []]);
  });

  it("(part of MSG-01) sends each message's deletion at most once; shows the actual messages", async () => {
    const step = fc.record({
      what: fc.constantFrom("open", "remove", "undo", "wait", "lose", "reload"),
      at: fc.nat(4),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const all = Array.from({ length: 5 }, (_, index) =>
          aMessage({ clientMessageId: String(index), title: `Wiadomość ${index}`, createdAt: index }),
        );
        const own = await setUp(all);
        for (const { what, at } of steps) {
          const message = own.model.find(String(at));
          switch (what) {
            case "open":
              if (message !== undefined) void own.model.open(message);
              break;
            case "remove":
              if (message !== undefined) own.model.remove(message);
              break;
            case "undo": {
              const toast = own.toasts.shown.at(-1);
              toast?.undo?.();
              if (toast !== undefined) own.toasts.dismiss(toast.id);
              break;
            }
            case "wait":
              await own.clock.advance(TOAST_MS);
              break;
            case "lose":
              own.marks.script.failNext("remove", LOST);
              break;
            case "reload":
              own.model.retry();
              break;
          }
          await settled();
        }
        await own.clock.advance(TOAST_MS);
        await settled();
        // A lost deletion may have been applied or not: the reloaded list shows the actual state.
        own.model.retry();
        await settled();
        expect(ids(own)).toEqual(
          own.provider.messages
            .map(({ clientMessageId }) => clientMessageId)
            .toSorted((one, other) => Number(other) - Number(one)),
        );
        const undone = own.marks.sent
          .filter(([what]) => what === "remove")
          .map(([, { idempotencyKey, message }]) => `${idempotencyKey} ${message.clientMessageId}`);
        const lost =
          own.marks.sent.length - new Set(own.marks.sent.map(([, { idempotencyKey }]) => idempotencyKey)).size;
        expect(undone.length - new Set(undone).size).toBeLessThanOrEqual(lost);
      }),
      { numRuns: runs(60) },
    );
  });

  it("(part of MSG-09) sends a deletion that a reload interrupted, and hides the message", async () => {
    const draft = draftsOf();
    const before = await setUp([plain, read], draft());
    before.model.remove(plain);
    const after = await setUp([plain, read], draft());
    expect(ids(after)).toEqual(["read"]);
    expect(after.marks.sent.map(([what, { message }]) => [what, message.clientMessageId])).toEqual([
      ["remove", "plain"],
    ]);
    expect((await setUp([plain, read], draft())).marks.sent).toEqual([]);
  });

  it("(part of MSG-09) does not delete a message after a reload when the deletion was undone", async () => {
    const draft = draftsOf();
    const before = await setUp([plain], draft());
    before.model.remove(plain);
    before.toasts.shown.at(-1)?.undo?.();
    expect(ids(await setUp([plain], draft()))).toEqual(["plain"]);
  });

  it("(part of MSG-07) returns what is left to pay of the invoice of an opened message", async () => {
    const invoice = aMessage({ clientMessageId: "invoice", entryId: "E-1" });
    const it = await setUp([invoice, plain]);
    expect(it.model.dueAmount(invoice)).toBe("pending");
    await it.model.open(invoice);
    await settled();
    expect([it.model.dueAmount(invoice), it.model.dueAmount(plain)]).toEqual([22_370, undefined]);
  });

  it("[MSG-08] lists the messages whose titles contain the words of the search, without diacritics", async () => {
    const it = await setUp([aMessage({ title: "Zmiana listy kanałów" }), plain]);
    it.model.search("KANALOW lis");
    expect(it.model.listed.map(({ title }) => title)).toEqual(["Zmiana listy kanałów"]);
    it.model.search("");
    expect(it.model.listed).toHaveLength(2);
  });
});
