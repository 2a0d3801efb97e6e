import { action, computed, makeObservable, observable } from "mobx";
import { contactPrefill } from "#domain/contact/visible-contact.ts";
import type { Outage } from "#domain/messages/message.ts";
import type { OutageNewsPort, OutageNewsRefusal } from "#domain/messages/messages.port.ts";
import { outageDetailsOf, type OutageDetails } from "#domain/messages/outage-details.ts";
import { orderOutageNews } from "#domain/messages/use-cases/order-outage-news.ts";
import { addressLine, type NamedService } from "#domain/products/index.ts";
import { servicesInOutage } from "#domain/products/services-in-outage.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { phone, phoneDigits, required, ruleViolation } from "#domain/validation/index.ts";
import { groupedPhone } from "#domain/validation/phone.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export interface OutageDependencies {
  readonly messages: Pick<MessagesStore, "outages">;
  readonly news: OutageNewsPort;
  readonly client: Pick<ClientStore, "data">;
  readonly contact: Pick<ContactStore, "data">;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Outage with the services that do not work and the address that it concerns. */
export interface OutagePage extends OutageDetails {
  readonly services: readonly NamedService[];
  /** `undefined` if the address is not known. */
  readonly address: string | undefined;
}

interface OrderInput {
  readonly outageId: string;
  /** 9 digits; `undefined` takes the order back. */
  readonly phone: string | undefined;
}

/** Reason why an order of news was not taken. `lost`: a resend is safe. */
export type OutageNewsProblem = "lost" | "gone" | "refused";

/** View model of the page of an outage: its details, and news by SMS (OUT-01 to OUT-03). */
export class OutageViewModel {
  readonly outages: AsyncSectionModel<readonly OutagePage[]>;
  /** Typed number; `undefined`: the known one. */
  private typed: string | undefined = undefined;
  private isTouched = false;
  readonly #dependencies: OutageDependencies;
  readonly #order: WriteCommand<OrderInput, "subscribed", OutageNewsRefusal>;

  constructor(dependencies: OutageDependencies) {
    this.#dependencies = dependencies;
    const { outages } = dependencies.messages;
    this.outages = new AsyncSectionModel({
      needs: [outages],
      read: () => outages.known?.map((outage) => this.#pageOf(outage)),
      load: () => outages.load(),
    });
    const ports = { news: dependencies.news, reload: () => outages.refetch() };
    this.#order = new WriteCommand((order, key) => orderOutageNews(ports, order, key), dependencies.idempotencyKeys);
    makeObservable<this, "typed" | "isTouched">(this, {
      typed: observable,
      isTouched: observable,
      phone: computed,
      problem: computed,
      set: action,
      leave: action,
    });
  }

  /** Loads the outages again: the operator may have announced something. */
  start(): void {
    void this.#dependencies.messages.outages.reload();
    void this.#dependencies.contact.data.load();
  }

  /** Returns the title of an outage, once it is loaded. */
  titleOf(outageId: string): string | undefined {
    return this.#dependencies.messages.outages.known?.find((outage) => outage.outageId === outageId)?.title;
  }

  get phone(): string {
    const { contact, client } = this.#dependencies;
    return this.typed ?? groupedPhone(contactPrefill(contact.data.known, client.data.known?.client).phone);
  }

  get busy(): boolean {
    return this.#order.isRunning;
  }

  get problem(): OutageNewsProblem | undefined {
    const { failed } = this.#order;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "lost";
    if (failed.failure.kind !== "outage-news-refused") return "refused";
    return PROBLEMS[failed.failure.code];
  }

  /** Violation under the number; none before the field was left. */
  get violation(): FieldViolation | undefined {
    const { failed } = this.#order;
    if (failed?.failure.kind === "outage-news-refused" && failed.failure.code === "wrong-phone")
      return ruleViolation("phone");
    if (!this.isTouched) return undefined;
    const verdict = required(this.phone) === "valid" ? phone(this.phone) : required(this.phone);
    return verdict === "valid" ? undefined : verdict;
  }

  set(value: string): void {
    if (this.busy) return;
    this.typed = value;
    this.#order.clearFailure();
  }

  leave(): void {
    this.isTouched = true;
  }

  /** Orders news to the typed number. Resolves with the name of the field that must be corrected. */
  async subscribe(outageId: string): Promise<"phone" | undefined> {
    this.leave();
    if (this.violation !== undefined) return "phone";
    await this.#send({ outageId, phone: phoneDigits(this.phone) });
    return this.violation === undefined ? undefined : "phone";
  }

  /** Takes the order back. */
  async unsubscribe(outageId: string): Promise<void> {
    await this.#send({ outageId, phone: undefined });
  }

  async #send(order: OrderInput): Promise<void> {
    const outcome = await this.#order.run(order);
    const { outages } = this.#dependencies.messages;
    if (outcome?.kind !== "done" || outages.known === undefined) return;
    outages.replace(
      outages.known.map((one) => (one.outageId === order.outageId ? { ...one, smsPhone: order.phone } : one)),
    );
  }

  #pageOf(outage: Outage): OutagePage {
    const { client, today } = this.#dependencies;
    const { addressList = [], products = [] } = client.data.known ?? {};
    const address = addressList.find(({ addressId }) => addressId === outage.addressId);
    return {
      ...outageDetailsOf(outage, today.today),
      services: servicesInOutage(products, outage),
      address: address && addressLine(address),
    };
  }
}

/** A record, so that a new refusal without a text does not compile. `undefined`: shown under the number. */
const PROBLEMS: Readonly<Record<OutageNewsRefusal["code"], OutageNewsProblem | undefined>> = {
  "unknown-outage": "gone",
  "wrong-phone": undefined,
  unknown: "refused",
};
