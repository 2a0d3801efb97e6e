import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapOutageNewsAdapter } from "#adapters/soap/messages/soap-outage-news.adapter.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import type { Message } from "#domain/messages/index.ts";
import { MailboxViewModel } from "#ui/features/messages/mailbox.view-model.ts";
import { OutageViewModel } from "#ui/features/messages/outage/outage.view-model.ts";
import { TOAST_MS } from "#ui/stores/toasts/toasts.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

async function openCase() {
  const scene = await openLoggedInScene("own");
  const { messages, toasts, today } = storesOf(scene.app);
  const model = new MailboxViewModel({
    messages,
    toasts,
    today,
    finance: { entries: new AsyncValue(() => Promise.resolve(succeed([]))) },
    draft: undefined,
    marks: new SoapMessageMarksAdapter(gatewayOf(scene.app)),
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
  });
  model.start();
  await advanceUntil(scene.clock, 0, () => model.page.kind === "ready");
  // On some days the newest message of the demo has been read.
  const first = model.page.kind === "ready" ? model.page.messages.find(({ read }) => !read) : undefined;
  if (first === undefined) throw new Error("the mailbox has no unread message");
  const { clientMessageId: id } = first;
  const found = (): Message | undefined => model.find(id);
  const tryAgain = (act: (message: Message) => void) => () =>
    void logIn(scene).then(async () => {
      await messages.messages.load();
      const message = found();
      if (message !== undefined) act(message);
    });
  return { scene, model, message: first, found, tryAgain };
}

/** Shows a message as unread again when the server does not confirm it; the next opening retries (MSG-01). */
export const markMessageAsRead: OperationCase = {
  when: "when a message is opened",
  expected: {
    lost: "unread",
    unreadable: "unread",
    sessionError: "session over, nothing",
    roleError: "forbidden, unread",
    backendAccessError: "notice, unread",
  },
  recovered: "read",
  async open() {
    const { scene, model, message, found, tryAgain } = await openCase();
    let isDone = false;
    const open = (one: Message): void => {
      isDone = false;
      void model.open(one).then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: () => open(message),
      shownOutcome() {
        if (!isDone) return undefined;
        const now = found();
        return now === undefined ? "nothing" : now.read ? "read" : "unread";
      },
      tryAgain: tryAgain(open),
    };
  },
};

/** Re-reads the messages after a lost response, and repeats the mark with the same key (MSG-10). */
export const markMessagesAsRead: OperationCase = {
  when: "for all messages",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, idle",
    roleError: "forbidden, refused",
    backendAccessError: "notice, refused",
  },
  recovered: "done",
  async open() {
    const { scene, model } = await openCase();
    let isDone = false;
    const readAll = (): void => {
      isDone = false;
      void model.reading.readAll().then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: readAll,
      shownOutcome: () => (isDone ? model.reading.state : undefined),
      tryAgain: () => void logIn(scene).then(readAll),
    };
  },
};

/** Restores a message whose removal was refused. After a lost response the portal reloads the list (MSG-01). */
export const markMessageAsDeleted: OperationCase = {
  when: "after the time to undo the removal",
  expected: {
    lost: "deleted",
    unreadable: "deleted",
    sessionError: "session over, nothing",
    roleError: "forbidden, not deleted: refused",
    backendAccessError: "notice, not deleted: refused",
  },
  recovered: "deleted",
  async open() {
    const { scene, model, message, found, tryAgain } = await openCase();
    let isAsked = false;
    const remove = (one: Message): void => {
      isAsked = true;
      model.remove(one);
      void scene.clock.advance(TOAST_MS);
    };
    return {
      scene,
      ask: () => remove(message),
      shownOutcome() {
        if (!isAsked || model.isDeletionPending(message.clientMessageId)) return undefined;
        if (model.page.kind !== "ready") return "nothing";
        const [undeleted] = model.undeleted;
        return undeleted === undefined
          ? found() === undefined
            ? "deleted"
            : "there"
          : `not deleted: ${undeleted.why}`;
      },
      tryAgain: tryAgain(remove),
    };
  },
};

/** Shows that the order may not have arrived only when the outages cannot be read again, too (OUT-03). */
export const subscribeOutage: OperationCase = {
  when: "with a number typed",
  expected: {
    lost: "ordered",
    unreadable: "ordered",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "ordered",
  async open() {
    const scene = await openLoggedInScene("own");
    const { messages, client, contact, today } = storesOf(scene.app);
    const model = new OutageViewModel({
      messages,
      client,
      contact,
      today,
      news: new SoapOutageNewsAdapter(gatewayOf(scene.app)),
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    });
    model.start();
    await advanceUntil(scene.clock, 0, () => messages.outages.known !== undefined);
    const outageId = messages.outages.known?.[0]?.outageId;
    if (outageId === undefined) throw new Error("the customer has no outage");
    model.set("601234567");
    let isDone = false;
    const subscribe = (): void => {
      isDone = false;
      void model.subscribe(outageId).then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: subscribe,
      shownOutcome() {
        if (!isDone) return undefined;
        if (model.problem !== undefined) return `shows ${model.problem}`;
        return messages.outages.known?.some(({ smsPhone }) => smsPhone !== undefined) === true ? "ordered" : "nothing";
      },
      tryAgain: () => {
        isDone = false;
        void logIn(scene)
          .then(() => messages.outages.load())
          .then(subscribe);
      },
    };
  },
};
