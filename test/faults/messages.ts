import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import type { Message } from "#domain/messages/index.ts";
import { Mailbox } from "#ui/features/messages/mailbox.model.ts";
import { TOAST_MS } from "#ui/stores/toasts/toasts.store.ts";
import type { OperationCase } from "./case.ts";
import { passUntil } from "./passing.ts";
import { callerOf, logIn, openScenePastLogin } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

async function opened() {
  const scene = await openScenePastLogin("own");
  const { messages, toasts, today } = storesOf(scene.app);
  const model = new Mailbox({
    messages,
    toasts,
    today,
    marks: new SoapMessageMarksAdapter(callerOf(scene.app)),
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
  });
  model.start();
  await passUntil(scene.clock, 0, () => model.page.kind === "there");
  const first = model.page.kind === "there" ? model.page.messages[0] : undefined;
  if (first === undefined) throw new Error("no message");
  const { clientMessageId: id } = first;
  const found = (): Message | undefined => model.find(id);
  const again = (act: (message: Message) => void) => () =>
    void logIn(scene).then(async () => {
      await messages.messages.load();
      const message = found();
      if (message !== undefined) act(message);
    });
  return { scene, model, message: first, found, again };
}

/** What could not be told to be read is unread again, and told with the next opening (MSG-01). */
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
    const { scene, model, message, found, again } = await opened();
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
      seen() {
        if (!isDone) return undefined;
        const now = found();
        return now === undefined ? "nothing" : now.read ? "read" : "unread";
      },
      again: again(open),
    };
  },
};

/**
 * What could not be taken away is back, and says so; where nobody answered, the list is read anew and tells (MSG-01).
 */
export const markMessageAsDeleted: OperationCase = {
  when: "when its removal can no longer be taken back",
  expected: {
    lost: "gone",
    unreadable: "gone",
    sessionError: "session over, nothing",
    roleError: "forbidden, kept: refused",
    backendAccessError: "notice, kept: refused",
  },
  recovered: "gone",
  async open() {
    const { scene, model, message, found, again } = await opened();
    let isAsked = false;
    const remove = (one: Message): void => {
      isAsked = true;
      model.remove(one);
      void scene.clock.advance(TOAST_MS);
    };
    return {
      scene,
      ask: () => remove(message),
      seen() {
        if (!isAsked || model.isGoing(message.clientMessageId)) return undefined;
        if (model.page.kind !== "there") return "nothing";
        const [kept] = model.kept;
        return kept === undefined ? (found() === undefined ? "gone" : "there") : `kept: ${kept.why}`;
      },
      again: again(remove),
    };
  },
};
