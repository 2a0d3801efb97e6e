import { action, computed, makeObservable, observable } from "mobx";
import { contactVisibilityOf } from "#domain/contact/visible-contact.ts";
import type { Agreement, AgreementsPort, ConsentChoices, ConsentRefusal } from "#domain/consents/index.ts";
import { saveConsents } from "#domain/consents/use-cases/save-consents.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Dependencies of `EInvoiceStatusViewModel`. */
export interface EInvoiceStatusDependencies {
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly consents: ConsentsStore;
  readonly agreements: AgreementsPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Called after e-invoices were turned off. */
  readonly onTurnedOff: () => void;
}

/** E-invoices that are on. */
export interface ActiveEInvoice {
  /** Address for notices; `undefined` while it is unknown, or if it may not be shown. */
  readonly email: string | undefined;
  /** True if the customer may change the address. */
  readonly canChangeAddress: boolean;
}

/** Error of turning off. `required`: the provider first needs another consent. */
export type TurnOffProblem = "required" | "failed" | "unknown";

/** E-invoices that are on: their address, and turning them off by their consent (EINV-06). */
export class EInvoiceStatusViewModel {
  /** True while the customer is asked whether to turn e-invoices off. */
  isAsking = false;
  readonly #dependencies: EInvoiceStatusDependencies;
  readonly #turnOff: WriteCommand<ConsentChoices, readonly Agreement[], ConsentRefusal>;

  constructor(dependencies: EInvoiceStatusDependencies) {
    this.#dependencies = dependencies;
    const { agreements, consents, idempotencyKeys } = dependencies;
    const reload = async (): Promise<readonly Agreement[] | undefined> => {
      const loaded = await agreements.load();
      if (!loaded.ok) return undefined;
      consents.consents.replace(loaded.value);
      return loaded.value;
    };
    this.#turnOff = new WriteCommand(
      (choices: ConsentChoices, key) => saveConsents({ agreements, reload }, choices, key),
      idempotencyKeys,
    );
    makeObservable(this, { isAsking: observable, active: computed, problem: computed, ask: action, cancel: action });
  }

  /** `undefined` if e-invoices are off, or if that is unknown. */
  get active(): ActiveEInvoice | undefined {
    const { client, contact } = this.#dependencies;
    const customer = client.data.known?.client;
    if (this.#consentId === undefined || customer === undefined) return undefined;
    const shows = contactVisibilityOf(customer);
    return {
      email: shows.email ? contact.eInvoiceAddress : undefined,
      canChangeAddress: shows.email && customer.contactDataEditable,
    };
  }

  get busy(): boolean {
    return this.#turnOff.isRunning;
  }

  get problem(): TurnOffProblem | undefined {
    const { failed } = this.#turnOff;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "unknown";
    const { failure } = failed;
    return failure.kind === "consents-refused" && failure.code === "required-consent" ? "required" : "failed";
  }

  start(): void {
    const { client, contact, consents } = this.#dependencies;
    void client.data.load();
    void contact.data.load();
    void consents.consents.load();
  }

  readonly ask = (): void => {
    this.isAsking = true;
  };

  readonly cancel = (): void => {
    if (this.busy) return;
    this.isAsking = false;
    this.#turnOff.reset();
  };

  /** Withdraws the consent of e-invoices, once. */
  readonly turnOff = async (): Promise<void> => {
    const consentId = this.#consentId;
    if (consentId === undefined || this.busy) return;
    const outcome = await this.#turnOff.run({ given: [], withdrawn: [consentId] });
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    const { client, consents, onTurnedOff } = this.#dependencies;
    if (outcome.kind === "done") consents.consents.replace(outcome.value);
    // The provider offers the activation again (EINV-05).
    void client.data.reload();
    this.cancel();
    onTurnedOff();
  };

  /** Id of the given consent of e-invoices. */
  get #consentId(): string | undefined {
    return this.#dependencies.consents.consents.known?.find(
      ({ purpose, currentValue }) => purpose === "e-invoice" && currentValue,
    )?.consentId;
  }
}
