import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import type { App } from "#src/boot/app.ts";
import { CallBackViewModel } from "#ui/features/support-request/call-back.view-model.ts";
import { RequestFormViewModel } from "#ui/features/support-request/request-form.view-model.ts";
import type { FileSource } from "#ui/features/support-request/attached-file.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { readCases } from "./reads.ts";
import { callerOf, logIn, openLoggedInScene } from "./scene.ts";
import * as tokens from "#src/container/tokens.ts";

const storeOf = (app: App): SupportStore => new SupportStore(new SoapSupportAdapter(callerOf(app)));

// the store is gone with its page, and so with the session: nothing is kept that another could see
export const getContactFormDefinition = readCases((app) => storeOf(app).forms).slice(0, 1);
export const getContactFormSubmissions = readCases((app) => storeOf(app).requests).slice(0, 1);
export const checkIfAllowedToAskForContact = readCases((app) => storeOf(app).call).slice(0, 1);

function aPicture(): FileSource {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
  return {
    name: "router.jpg",
    size: bytes.length,
    slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
  };
}

async function openCase() {
  const scene = await openLoggedInScene("own");
  const port = new SoapSupportAdapter(callerOf(scene.app));
  const store = new SupportStore(port);
  await Promise.all([
    store.forms.load(),
    store.requests.load(),
    advanceUntil(scene.clock, 0, () => store.forms.state.status === "ready" && store.requests.state.status === "ready"),
  ]);
  const definition = store.forms.known?.find(({ formId }) => formId === "OTHER");
  if (definition === undefined) throw new Error("no form");
  const form = new RequestFormViewModel(definition, {
    port,
    store,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draft: undefined,
    known: { phone: "", email: "" },
  });
  form.set("topic", "Umowa");
  form.set("text", "Proszę o kopię umowy.");
  const shownOutcome = (): string | undefined => {
    switch (form.status) {
      case "done":
        return "done";
      case "failed":
        return `told ${form.problem ?? "nothing"}`;
      case "editing":
        return "nothing";
      case "busy":
        return undefined;
    }
  };
  return { scene, form, definition, port, store, shownOutcome };
}

/**
 * A lost answer is told as such, and comes when the same is sent again: none is taken for sent that is not (MSG-03).
 */
export const registerContactFormSubmission: OperationCase = {
  when: "with the form filled in",
  expected: {
    lost: "told lost",
    unreadable: "told lost",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "done",
  async open() {
    const { scene, form, shownOutcome } = await openCase();
    return {
      scene,
      ask: () => void form.submit(),
      shownOutcome,
      tryAgain: () => void logIn(scene).then(() => form.submit()),
    };
  },
};

/** A file that did not arrive leaves the form unsent, with all that was typed, and goes on where it stood (MSG-03). */
export const addContactFormFile: OperationCase = {
  when: "with a file attached",
  expected: {
    lost: "told lostFiles",
    unreadable: "told lostFiles",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "done",
  async open() {
    const { scene, form, definition, shownOutcome } = await openCase();
    const field = definition.fields.find(({ answer }) => answer.kind === "file");
    if (field === undefined) throw new Error("no field of files");
    await form.pick(field, [aPicture()]);
    return {
      scene,
      ask: () => void form.submit(),
      shownOutcome,
      tryAgain: () => void logIn(scene).then(() => form.submit()),
    };
  },
};

/** A call that was asked for from the page of requests: a lost answer is looked up (MSG-04). */
export const requestContact: OperationCase = {
  when: "from the page of requests",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "done",
  async open() {
    const { scene, port, store } = await openCase();
    const call = new CallBackViewModel({
      port,
      store,
      clock: scene.clock,
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      draft: undefined,
      phone: "601-234-567",
    });
    return {
      scene,
      ask: () => void call.submit(),
      shownOutcome() {
        switch (call.status) {
          case "done":
            return "done";
          case "failed":
            return `told ${call.problem ?? "nothing"}`;
          case "editing":
          case "busy":
            return undefined;
        }
      },
      tryAgain: () => void logIn(scene).then(() => call.submit()),
    };
  },
};
