import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import type { App } from "#src/boot/app.ts";
import { SoapAccessibilityComplaintsAdapter } from "#adapters/soap/support/soap-accessibility-complaints.adapter.ts";
import { AccessibilityComplaintViewModel } from "#ui/features/accessibility-complaint/accessibility-complaint.view-model.ts";
import { CallCancellation } from "#ui/features/support-request/call-cancellation.ts";
import { CallBackViewModel } from "#ui/features/support-request/call-back.view-model.ts";
import { RequestFormViewModel } from "#ui/features/support-request/request-form.view-model.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { canReply, canRequestAnswer, COMPLAINT_TERMS } from "#domain/support/index.ts";
import { AnswerRequestCommand } from "#ui/features/support-request/answer-request-command.ts";
import { registerRequest } from "#domain/support/use-cases/register-request.ts";
import { replyForm, sendReply } from "#ui/features/support-request/reply-form.ts";
import type { FileSource } from "#ui/features/support-request/attached-file.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { readCases } from "./reads.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import { SUPPORT_STORE } from "#src/container/page-store-tokens.ts";
import * as tokens from "#src/container/tokens.ts";

const LATE_DAY = warsawDateAt(Date.UTC(2100, 0, 4));

const storeOf = ({ container }: App): Promise<SupportStore> => container.loadService("support", SUPPORT_STORE);

export const getContactFormDefinition = readCases(async (app) => (await storeOf(app)).forms);
export const getContactFormSubmissions = readCases(async (app) => (await storeOf(app)).requests);
export const checkIfAllowedToAskForContact = readCases(async (app) => (await storeOf(app)).call);

function aPicture(): FileSource {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
  return {
    name: "router.jpg",
    size: bytes.length,
    slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
  };
}

async function openCase(login?: string) {
  const scene = await openLoggedInScene("own", login);
  const port = new SoapSupportAdapter(gatewayOf(scene.app));
  const store = new SupportStore(port, scene.clock);
  await Promise.all([
    store.forms.load(),
    store.requests.load(),
    advanceUntil(scene.clock, 0, () => store.forms.state.status === "ready" && store.requests.state.status === "ready"),
  ]);
  const definition = store.forms.known?.find(({ formId }) => formId === "OTHER");
  if (definition === undefined) throw new Error("the form OTHER is not defined");
  const form = new RequestFormViewModel(definition, {
    port,
    send: (request, key) => registerRequest({ support: port }, request, key),
    store,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draft: undefined,
    known: { phone: "", email: "" },
    offerFor: () => undefined,
  });
  form.set("topic", "Umowa");
  form.set("text", "Proszę o kopię umowy.");
  return { scene, form, definition, port, store, shownOutcome: () => outcomeOf(form) };
}

function outcomeOf(form: RequestFormViewModel): string | undefined {
  switch (form.status) {
    case "done":
      return "done";
    case "failed":
      return `shows ${form.problem ?? "nothing"}`;
    case "editing":
      return "nothing";
    case "busy":
      return undefined;
  }
}

/** Shows that the response was lost; sending the same form again returns it (MSG-03). */
export const registerContactFormSubmission: OperationCase = {
  when: "with the form filled in",
  expected: {
    lost: "shows lost",
    unreadable: "shows lost",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
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

/** Shows that the response was lost; sending the same message again returns it (REQ-01). */
export const addSupportRequestMessage: OperationCase = {
  when: "with a message about a request",
  expected: {
    lost: "shows lost",
    unreadable: "shows lost",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "done",
  async open() {
    const { scene, port, store } = await openCase();
    const request = store.requests.known?.find(canReply);
    if (request === undefined) throw new Error("the customer has no open request");
    const reply = new RequestFormViewModel(replyForm(request, 5), {
      port,
      send: sendReply({ support: port }, request.number),
      store,
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      draft: undefined,
      known: { phone: "", email: "" },
      offerFor: () => undefined,
    });
    reply.set("text", "Nadal nie działa.");
    reply.set("disagrees", "no");
    return {
      scene,
      ask: () => void reply.submit(),
      shownOutcome: () => outcomeOf(reply),
      tryAgain: () => void logIn(scene).then(() => reply.submit()),
    };
  },
};

/** Re-reads the requests after a lost response to the request for an answer (REQ-20). */
export const requestComplaintAnswer: OperationCase = {
  when: "with a complaint that was not answered in time",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, idle",
    roleError: "forbidden, refused",
    backendAccessError: "notice, refused",
  },
  recovered: "done",
  async open() {
    const { scene, port, store } = await openCase("konta.lis");
    // The clock of the scene is another one than the sandbox's: only a day far ahead is late for certain.
    const late = store.requests.known?.filter((each) => canRequestAnswer(each, LATE_DAY)) ?? [];
    const [request] = late.toSorted((one, other) => (one.answerBy ?? "").localeCompare(other.answerBy ?? ""));
    if (request === undefined) throw new Error("the customer has no late complaint");
    const command = new AnswerRequestCommand({
      port,
      store,
      clock: scene.clock,
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      terms: COMPLAINT_TERMS,
    });
    let isAsked = false;
    const ask = (): void => {
      isAsked = true;
      void command.send(request.number);
    };
    return {
      scene,
      ask,
      shownOutcome: () => (isAsked && command.state !== "busy" ? command.state : undefined),
      tryAgain: () => void logIn(scene).then(ask),
    };
  },
};

/** Shows that the response was lost; sending the same complaint again returns its receipt (A11Y-40). */
export const registerAccessibilityComplaint: OperationCase = {
  when: "with the form of a complaint filled in",
  expected: {
    lost: "unknown",
    unreadable: "unknown",
    sessionError: "session over, nothing",
    roleError: "forbidden, failed",
    backendAccessError: "notice, failed",
  },
  recovered: "done",
  async open() {
    const scene = await openLoggedInScene("own");
    const { root } = scene.app.container;
    const model = new AccessibilityComplaintViewModel({
      complaints: new SoapAccessibilityComplaintsAdapter(gatewayOf(scene.app)),
      idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
      draft: undefined,
      today: root.get(tokens.TODAY_STORE),
      terms: { answerDays: 30, longestDays: 60 },
      recipient: "Wiązka S.A.",
      save: () => undefined,
    });
    for (const field of ["subject", "requirement", "demand", "name"] as const) model.form.set(field, "Czat");
    model.form.set("email", "a@poczta.example");
    let isAsked = false;
    const send = (): void => {
      isAsked = true;
      void model.form.submit();
    };
    return {
      scene,
      ask: send,
      shownOutcome: () =>
        !isAsked || model.form.busy
          ? undefined
          : model.sent === undefined
            ? (model.problem?.kind ?? "nothing")
            : "done",
      tryAgain: () => void logIn(scene).then(send),
    };
  },
};

/** A lost file leaves the form unsent with its content; a retry resumes the upload (MSG-03). */
export const addContactFormFile: OperationCase = {
  when: "with a file attached",
  expected: {
    lost: "shows lostFiles",
    unreadable: "shows lostFiles",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "done",
  async open() {
    const { scene, form, definition, shownOutcome } = await openCase();
    const field = definition.fields.find(({ answer }) => answer.kind === "file");
    if (field === undefined) throw new Error("the form OTHER has no field for files");
    await form.pick(field, [aPicture()]);
    return {
      scene,
      ask: () => void form.submit(),
      shownOutcome,
      tryAgain: () => void logIn(scene).then(() => form.submit()),
    };
  },
};

/** Re-reads the state after a lost response to a call request (MSG-04). */
export const requestContact: OperationCase = {
  when: "from the page of requests",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
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
            return `shows ${call.problem ?? "nothing"}`;
          case "editing":
          case "busy":
            return undefined;
        }
      },
      tryAgain: () => void logIn(scene).then(() => call.submit()),
    };
  },
};

/** Re-reads the state after a lost response to a cancelled call (REQ-06). */
export const cancelContact: OperationCase = {
  when: "with a requested call",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, idle",
    roleError: "forbidden, refused",
    backendAccessError: "notice, refused",
  },
  recovered: "done",
  async open() {
    const { scene, port, store } = await openCase();
    const idempotencyKeys = scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT);
    await port.requestCall({ idempotencyKey: idempotencyKeys.next(), phone: "601234567", callFrom: undefined });
    const cancellation = new CallCancellation({ port, store, clock: scene.clock, idempotencyKeys });
    let isAsked = false;
    const cancel = (): void => {
      isAsked = true;
      void cancellation.cancel();
    };
    return {
      scene,
      ask: cancel,
      shownOutcome: () => (isAsked && cancellation.state !== "busy" ? cancellation.state : undefined),
      tryAgain: () => void logIn(scene).then(cancel),
    };
  },
};
