import { action, computed, makeObservable, observable } from "mobx";
import type { ContactChangePort, ActivationRefusal } from "#domain/contact/contact.port.ts";
import { contactVisibilityOf, isContactHidden } from "#domain/contact/visible-contact.ts";
import type { MarketingPermission } from "#domain/contact/contact.ts";
import { activateEInvoices } from "#domain/contact/use-cases/activate-e-invoices.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export interface EInvoiceDependencies {
  readonly port: Pick<ContactChangePort, "activateEDocument">;
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Starts storing the onboarding flag of the task (EINV-02). */
  readonly storeOnboardingFlag: () => void;
  /** Called after the activation; the dialog is still open. */
  readonly onActivated?: (() => void) | undefined;
}

export interface EInvoiceFacts {
  /** Address for notices of invoices; `undefined` when no valid one is on file, or it may not be shown (EINV-01). */
  readonly email: string | undefined;
  /** True when a valid address is on file, visible or not. */
  readonly hasEmail: boolean;
  /** True when the operator hides the contact data (ACC-10). */
  readonly hidden: boolean;
  /** True when e-mail or phone may not be shown: the address cannot be changed here (EINV-04). */
  readonly restricted: boolean;
  /** True when the operator offers the activation (EINV-05). */
  readonly offered: boolean;
}

/** Error shown above the form. `refused`: `message` is the server's, if it sent one (EINV-03). */
export type EInvoiceProblem =
  | { readonly kind: "refused"; readonly message: string | undefined }
  | { readonly kind: "unknown" };

/** Activates e-invoices, once (EINV-01 to EINV-05). */
export class EInvoiceViewModel {
  readonly agreed = observable({ first: false, second: false });
  readonly #dependencies: EInvoiceDependencies;
  readonly #section: AsyncSectionModel<EInvoiceFacts>;
  readonly #activate: WriteCommand<readonly MarketingPermission[], "activated", ActivationRefusal>;

  constructor(dependencies: EInvoiceDependencies) {
    this.#dependencies = dependencies;
    const { client, contact, port, idempotencyKeys, storeOnboardingFlag } = dependencies;
    this.#activate = new WriteCommand(
      (permissions: readonly MarketingPermission[], key) =>
        activateEInvoices(
          { contactChange: port, reloadOffer: () => this.#reloadOffer(), storeOnboardingFlag },
          permissions,
          key,
        ),
      idempotencyKeys,
    );
    this.#section = new AsyncSectionModel({
      needs: [client.data, contact.data],
      read: () => this.facts,
      load: () => Promise.all([client.data.load(), contact.data.load()]),
    });
    makeObservable<this, "facts">(this, {
      problem: computed,
      facts: computed,
      unavailableReason: computed,
      agree: action,
    });
  }

  get section(): AsyncSection<EInvoiceFacts> {
    return this.#section.section;
  }

  get status(): "filling" | "busy" | "done" {
    const { status } = this.#activate.state;
    return status === "done" ? "done" : status === "running" ? "busy" : "filling";
  }

  get problem(): EInvoiceProblem | undefined {
    const { failed } = this.#activate;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return { kind: "unknown" };
    return {
      kind: "refused",
      message: failed.failure.kind === "activation-refused" ? failed.failure.message : undefined,
    };
  }

  /** Reason why e-invoices cannot be turned on here at all: their address may be neither used nor entered (EINV-04). */
  get barrier(): "hidden" | "restricted" | undefined {
    if (this.facts === undefined || this.facts.email !== undefined) return undefined;
    return this.facts.hidden ? "hidden" : this.facts.restricted ? "restricted" : undefined;
  }

  /** Reason why the form cannot be sent now (EINV-01); `undefined` when it can. */
  get unavailableReason(): "email" | "hidden" | "restricted" | "agreements" | undefined {
    if (this.barrier !== undefined) return this.barrier;
    if (this.facts?.email === undefined) return "email";
    return this.agreed.first && this.agreed.second ? undefined : "agreements";
  }

  start(): void {
    void this.#section.load();
  }

  readonly agree = (which: "first" | "second", ticked: boolean): void => {
    this.agreed[which] = ticked;
  };

  readonly submit = async (): Promise<void> => {
    if (this.status !== "filling" || this.unavailableReason !== undefined) return;
    const permissions = this.#dependencies.contact.data.known?.marketingPermissions ?? [];
    const outcome = await this.#activate.run(permissions);
    if (outcome?.kind === "done" || outcome?.kind === "found-done") this.#done();
  };

  async #reloadOffer(): Promise<boolean | undefined> {
    return (await this.#dependencies.client.data.refetch())?.flags.showEInvoiceActivation;
  }

  #done(): void {
    const { client, onActivated } = this.#dependencies;
    const { known } = client.data;
    if (known !== undefined)
      client.data.replace({ ...known, flags: { ...known.flags, showEInvoiceActivation: false } });
    onActivated?.();
  }

  private get facts(): EInvoiceFacts | undefined {
    const { contact } = this.#dependencies;
    const client = this.#dependencies.client.data.known;
    if (contact.data.known === undefined || client === undefined) return undefined;
    const shows = contactVisibilityOf(client.client);
    return {
      email: shows.email ? contact.eInvoiceAddress : undefined,
      hasEmail: contact.eInvoiceAddress !== undefined,
      hidden: isContactHidden(client.client),
      restricted: !shows.email || !shows.phone,
      offered: client.flags.showEInvoiceActivation,
    };
  }
}
