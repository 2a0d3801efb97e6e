import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { ContactChangePort, ActivationRefusal } from "#domain/contact/contact-change.port.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import { email } from "#domain/validation/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";

/** What turning e-invoices on needs of the world. */
export interface EInvoiceWorld {
  readonly port: Pick<ContactChangePort, "activateEDocument">;
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** The provider has turned them on: what it tells of the tasks of the start page is old by now (EINV-02). */
  readonly activated: () => void;
}

/** What the form shows. */
export interface EInvoiceFacts {
  /** Where notices of invoices go; `undefined` where there is no valid address on file (EINV-01). */
  readonly email: string | undefined;
  /** Nobody may use the customer's e-mail or phone: the address cannot be changed here (EINV-04). */
  readonly restricted: boolean;
  /** Whether the provider offers it (EINV-05). */
  readonly offered: boolean;
}

/** Why nothing is known to be done: the provider's own words, or none (EINV-03). */
export type EInvoiceProblem =
  | { readonly kind: "refused"; readonly message: string | undefined }
  | { readonly kind: "unknown" };

/** Turning e-invoices on, once (EINV-01 to EINV-05). */
export class EInvoiceModel {
  readonly agreed = observable({ first: false, second: false });
  status: "filling" | "busy" | "done" = "filling";
  problem: EInvoiceProblem | undefined = undefined;
  readonly #world: EInvoiceWorld;
  readonly #part: PartModel<EInvoiceFacts>;
  readonly #idempotencyKey: IdempotencyKey;

  constructor(world: EInvoiceWorld) {
    this.#world = world;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    const { client, contact } = world;
    this.#part = new PartModel({
      needs: [client.data, contact.data],
      read: () => this.facts,
      load: () => Promise.all([client.data.load(), contact.data.load()]),
    });
    makeObservable<this, "facts" | "begin" | "settle">(this, {
      status: observable,
      problem: observableRef,
      facts: computed,
      whyNot: computed,
      agree: action,
      begin: action,
      settle: action,
    });
  }

  get part(): Part<EInvoiceFacts> {
    return this.#part.part;
  }

  /** Why it cannot be sent now (EINV-01). */
  get whyNot(): "email" | "restricted" | "agreements" | undefined {
    if (this.facts?.email === undefined) return this.facts?.restricted === true ? "restricted" : "email";
    return this.agreed.first && this.agreed.second ? undefined : "agreements";
  }

  start(): void {
    void this.#part.load();
  }

  readonly agree = (which: "first" | "second", ticked: boolean): void => {
    this.agreed[which] = ticked;
  };

  readonly submit = async (): Promise<void> => {
    if (this.status !== "filling" || this.whyNot !== undefined) return;
    const { client, contact, port } = this.#world;
    const permissions = contact.data.known?.marketingPermissions ?? [];
    this.begin();
    const end = await executeWrite<"activated", ActivationRefusal>(this.#idempotencyKey, {
      content: [permissions],
      send: (intentId) => port.activateEDocument({ intentId, permissions }),
      verifyApplied: async () => {
        await client.data.reload();
        const { state } = client.data;
        return state.status === "ready" ? !state.value.flags.showEInvoiceActivation : undefined;
      },
    });
    switch (end.kind) {
      case "done":
      case "found-done":
        return this.#done();
      case "not-done":
        return this.settle({
          kind: "refused",
          message: end.failure.kind === "activation-refused" ? end.failure.message : undefined,
        });
      case "unknown":
        return this.settle({ kind: "unknown" });
      case "cancelled":
        return this.settle(undefined);
    }
  };

  #done(): void {
    const { client, activated } = this.#world;
    const { known } = client.data;
    this.settle("done");
    if (known !== undefined)
      client.data.replace({ ...known, flags: { ...known.flags, showEInvoiceActivation: false } });
    activated();
  }

  private get facts(): EInvoiceFacts | undefined {
    const contact = this.#world.contact.data.known;
    const client = this.#world.client.data.known;
    if (contact === undefined || client === undefined) return undefined;
    const address = contact.documentSendEmail ?? contact.mainEmail;
    const { rodo } = client.client;
    return {
      email: address !== undefined && email(address) === "valid" ? address : undefined,
      restricted: rodo.email || rodo.phone,
      offered: client.flags.showEInvoiceActivation,
    };
  }

  private begin(): void {
    this.status = "busy";
    this.problem = undefined;
  }

  private settle(end: EInvoiceProblem | "done" | undefined): void {
    this.status = end === "done" ? "done" : "filling";
    this.problem = end === "done" ? undefined : end;
  }
}
