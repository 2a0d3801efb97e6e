import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import type { ContactFieldName } from "#domain/contact/contact-field.ts";
import { ContactDialogViewModel } from "#ui/features/contact/contact-dialog.view-model.ts";
import { EInvoiceViewModel } from "#ui/features/e-invoice/e-invoice.view-model.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { callerOf, logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

/** A session that is over leaves nothing to tell. */
const nothing = ({ app }: Scene): string | undefined =>
  storesOf(app).session.ended === undefined ? undefined : "nothing";

/** The contact form of a scene, opened and with what it reads there. */
async function openCase() {
  const scene = await openLoggedInScene("own");
  const { app, clock } = scene;
  const { client, contact, session } = storesOf(app);
  const port = new SoapContactChangeAdapter(callerOf(app));
  const make = (): ContactDialogViewModel =>
    new ContactDialogViewModel(
      {
        port,
        client,
        contact,
        clock,
        idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
        draft: undefined,
        ebokAccess: () => session.current?.access.ebok === true,
      },
      { origin: "personalData" },
    );
  const edit = make();
  edit.start();
  await advanceUntil(clock, 0, () => edit.flow?.backendAccess === "off");
  return { scene, edit, port, make };
}

/** Whether it can be said at all that something can be saved: nobody saves before it is known (ACC-12). */
export const checkBackdoor: OperationCase = {
  when: "as the contact form opens",
  expected: {
    lost: "told that nobody knows",
    unreadable: "told that nobody knows",
    sessionError: "session over, nothing",
    roleError: "forbidden, told that nobody knows",
    backendAccessError: "notice, told that saving is off",
  },
  recovered: "can be saved",
  async open() {
    const { scene, make } = await openCase();
    const edit = make();
    return {
      scene,
      ask: () => edit.start(),
      shownOutcome() {
        if (edit.checkFailed) return "told that nobody knows";
        if (edit.flow?.backendAccess === "on") return "told that saving is off";
        return edit.flow?.backendAccess === "off" ? "can be saved" : nothing(scene);
      },
      tryAgain: () => void logIn(scene).then(edit.check),
    };
  },
};

/** Nobody waits a minute for a code that was not sent; one whose answer was lost is asked for again as the same. */
function codeCase(field: ContactFieldName, text: string): OperationCase {
  return {
    when: "with a changed field",
    expected: {
      lost: "told unknown",
      unreadable: "told unknown",
      sessionError: "session over, nothing",
      roleError: "forbidden, told refused",
      backendAccessError: "notice, told refused",
    },
    recovered: "sent",
    async open() {
      const { scene, edit } = await openCase();
      edit.edit(field, text);
      const ask = (): void => void edit.askCode(field);
      return {
        scene,
        ask,
        shownOutcome() {
          const kind = edit.flow?.fields[field].code.kind;
          if (kind === "sent") return "sent";
          const saveError = edit.troubleOf(field);
          return kind === "asking" || saveError === undefined ? nothing(scene) : `told ${saveError}`;
        },
        tryAgain: () => void logIn(scene).then(ask),
      };
    },
  };
}

export const setPhoneChangeToken = codeCase("mobilePhone1", "601-234-568");
export const setEmailChangeToken = codeCase("mainEmail", "nowy@poczta.example");

/** A saving whose answer is lost is looked up; no other answer is taken for saved (ACC-06). */
export const setContactData: OperationCase = {
  when: "with a changed landline",
  expected: {
    lost: "saved",
    unreadable: "saved",
    sessionError: "session over, told unknown",
    roleError: "forbidden, told unavailable",
    backendAccessError: "notice, told that saving is off",
  },
  recovered: "saved",
  async open() {
    const { scene, edit } = await openCase();
    edit.edit("linePhone2", "58 301-22-48");
    const save = (): void => void edit.save();
    return {
      scene,
      ask: save,
      shownOutcome() {
        const { flow } = edit;
        switch (flow?.status.kind) {
          case "thanks":
            return "saved";
          case "editing":
            return flow.status.saveError !== undefined
              ? `told ${flow.status.saveError}`
              : flow.backendAccess === "on"
                ? "told that saving is off"
                : undefined;
          case undefined:
          case "hidden":
          case "locked":
          case "saving":
          case "needed":
            return undefined;
        }
      },
      // that it was off is asked about anew
      tryAgain: () => void logIn(scene).then(edit.check).then(save),
    };
  },
};

export const activateEDocument: OperationCase = {
  when: "with both agreements ticked",
  expected: {
    lost: "on",
    unreadable: "on",
    sessionError: "session over, nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "on",
  async open() {
    const scene = await openLoggedInScene("own");
    let model = await eInvoice(scene);
    return {
      scene,
      ask: () => void model.submit(),
      shownOutcome() {
        if (model.status === "done") return "on";
        return model.status === "busy" || model.problem === undefined ? nothing(scene) : `told ${model.problem.kind}`;
      },
      tryAgain: () =>
        void logIn(scene).then(async () => {
          model = await eInvoice(scene);
          return model.submit();
        }),
    };
  },
};

/** The form as its dialog opens it, with both agreements given: each login brings stores of its own. */
async function eInvoice(scene: Scene): Promise<EInvoiceViewModel> {
  const { app, clock } = scene;
  const { client, contact } = storesOf(app);
  const model = new EInvoiceViewModel({
    port: new SoapContactChangeAdapter(callerOf(app)),
    client,
    contact,
    idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    onActivated: () => undefined,
  });
  model.start();
  await advanceUntil(clock, 0, () => model.section.status === "ready");
  model.agree("first", true);
  model.agree("second", true);
  return model;
}
