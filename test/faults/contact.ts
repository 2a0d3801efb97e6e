import { vi } from "vitest";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import type { ContactFieldName } from "#domain/contact/contact-field.ts";
import { ContactDialogViewModel } from "#ui/features/contact/contact-dialog.view-model.ts";
import { EInvoiceViewModel } from "#ui/features/e-invoice/e-invoice.view-model.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil, trackSettled } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

/** Returns "nothing" once the session is over: its screens are closed. */
const outcomeAfterSession = ({ app }: Scene): string | undefined =>
  storesOf(app).session.ended === undefined ? undefined : "nothing";

/** Opens the contact form with its data loaded. `make` creates another view model of the form. */
async function openCase() {
  const scene = await openLoggedInScene("own");
  const { app, clock } = scene;
  const { client, contact, session } = storesOf(app);
  const port = new SoapContactChangeAdapter(gatewayOf(app));
  const make = (): ContactDialogViewModel =>
    new ContactDialogViewModel(
      {
        port,
        backendAccess: storesOf(app).backendAccess,
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
  const { backendAccess } = storesOf(app);
  await advanceUntil(clock, 0, () => edit.formState !== undefined && backendAccess.access === "off");
  return { scene, edit, port, make, backendAccess };
}

/** Checks that saving is possible; the customer cannot save until the check has a result (ACC-12). */
export const checkBackdoor: OperationCase = {
  when: "when the contact form is opened",
  expected: {
    lost: "check failed",
    unreadable: "check failed",
    sessionError: "session over, nothing",
    roleError: "forbidden, check failed",
    backendAccessError: "notice, saving is off",
  },
  recovered: "can be saved",
  async open() {
    const { scene, make, backendAccess } = await openCase();
    const edit = make();
    const check = vi.spyOn(backendAccess, "check");
    let isChecked = (): boolean => false;
    return {
      scene,
      ask() {
        edit.start();
        isChecked = trackSettled(Promise.all(check.mock.results.map(({ value }) => value)));
      },
      shownOutcome() {
        if (backendAccess.isOn) return "saving is off";
        if (backendAccess.checkFailed) return "check failed";
        return isChecked() && backendAccess.access === "off" ? "can be saved" : outcomeAfterSession(scene);
      },
      tryAgain: () => void logIn(scene).then(backendAccess.check),
    };
  },
};

/** Starts no waiting time for a code that was not sent; after a lost response the same code is requested again. */
function codeCase(field: ContactFieldName, text: string): OperationCase {
  return {
    when: "with a changed field",
    expected: {
      lost: "shows unknown",
      unreadable: "shows unknown",
      sessionError: "session over, nothing",
      roleError: "forbidden, shows refused",
      backendAccessError: "notice, shows refused",
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
          const kind = edit.formState?.fields[field].code.kind;
          if (kind === "sent") return "sent";
          const saveError = edit.troubleOf(field);
          return kind === "requested" || saveError === undefined
            ? outcomeAfterSession(scene)
            : `shows ${typeof saveError === "object" ? saveError.kind : saveError}`;
        },
        tryAgain: () => void logIn(scene).then(ask),
      };
    },
  };
}

export const setPhoneChangeToken = codeCase("mobilePhone1", "601-234-568");
export const setEmailChangeToken = codeCase("mainEmail", "nowy@poczta.example");

/** Re-reads the contact data after a lost response; no other failure counts as saved (ACC-06). */
export const setContactData: OperationCase = {
  when: "with a changed landline",
  expected: {
    lost: "saved",
    unreadable: "saved",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows unavailable",
    backendAccessError: "notice, saving is off",
  },
  recovered: "saved",
  async open() {
    const { scene, edit, backendAccess } = await openCase();
    edit.edit("linePhone2", "58 301-22-48");
    const save = (): void => void edit.save();
    return {
      scene,
      ask: save,
      shownOutcome() {
        const { formState } = edit;
        switch (formState?.status.kind) {
          case "saved":
            return "saved";
          case "editing":
            return formState.status.saveError !== undefined
              ? `shows ${formState.status.saveError}`
              : backendAccess.isOn
                ? "saving is off"
                : "shows nothing";
          case undefined:
          case "hidden":
          case "locked":
          case "saving":
          case "consents-needed":
            return undefined;
        }
      },
      // Saving may have been off: check again before the retry.
      tryAgain: () => void logIn(scene).then(backendAccess.check).then(save),
    };
  },
};

export const activateEDocument: OperationCase = {
  when: "with both agreements selected",
  expected: {
    lost: "on",
    unreadable: "on",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "on",
  async open() {
    const scene = await openLoggedInScene("own");
    let model = await openEInvoice(scene);
    return {
      scene,
      ask: () => void model.submit(),
      shownOutcome() {
        if (model.status === "done") return "on";
        return model.status === "busy" || model.problem === undefined
          ? outcomeAfterSession(scene)
          : `shows ${model.problem.kind}`;
      },
      tryAgain: () =>
        void logIn(scene).then(async () => {
          model = await openEInvoice(scene);
          return model.submit();
        }),
    };
  },
};

/** Opens the e-invoice form with both agreements given. After a login it must be opened again, over new stores. */
async function openEInvoice(scene: Scene): Promise<EInvoiceViewModel> {
  const { app, clock } = scene;
  const { client, contact } = storesOf(app);
  const model = new EInvoiceViewModel({
    port: new SoapContactChangeAdapter(gatewayOf(app)),
    client,
    contact,
    idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    storeOnboardingFlag: () => undefined,
  });
  model.start();
  await advanceUntil(clock, 0, () => model.section.status === "ready");
  model.agree("first", true);
  model.agree("second", true);
  return model;
}
