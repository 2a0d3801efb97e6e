import { makeObservable, computed } from "mobx";
import { personalDataOf, type AccountContact, type PersonalData } from "#domain/account/personal-data.ts";
import { formatContactAddress } from "#domain/contact/contact.ts";
import {
  contactVisibilityOf,
  offersEInvoices,
  isContactHidden,
  visibleContact,
  type ContactVisibility,
  type VisibleContact,
} from "#domain/contact/visible-contact.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";

/** Dependencies of `PersonalDataViewModel`. */
export interface PersonalDataDependencies {
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly session: SessionStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly consents: Pick<ConsentsStore, "consents">;
}

export type ContactLabel =
  | "mobilePhone1"
  | "mobilePhone2"
  | "linePhone1"
  | "linePhone2"
  | "otherPhone"
  | "mainEmail"
  | "documentSendEmail";

/** One way to reach the customer; without a value it can be added. */
export interface ContactLine {
  readonly key: string;
  readonly label: ContactLabel;
  readonly value: string | undefined;
  readonly isPhone: boolean;
  /** A RODO restriction hides it and blocks changes. */
  readonly isBarred: boolean;
  /** The address for invoices is not set, so they go to the main e-mail. */
  readonly isAsMain?: boolean;
  /** Value from the contract that stands in for a missing one until the customer confirms it (CONTACT-04). */
  readonly fromContract?: { readonly field: "mobilePhone1" | "mainEmail"; readonly value: string } | undefined;
}

export interface ContactCardData {
  readonly isVisible: boolean;
  readonly isEditable: boolean;
  readonly lines: readonly ContactLine[];
  /** Contact data of the account that differ from those of the customer. */
  readonly account: readonly (AccountContact & { readonly isAsMain: boolean })[];
  /** Correspondence address on one line; absent under a RODO restriction of addresses. */
  readonly place: string | undefined;
}

/** Fields of the contact data that the card shows; those of the client data have a notice of their own. */
const CONTACT_FIELDS = ["mobilePhones", "linePhones", "mainEmail", "documentSendEmail", "address"];

/** View model of the page of personal data (ACC-01, ACC-14). */
export class PersonalDataViewModel {
  readonly person: AsyncSectionModel<PersonalData>;
  readonly contact: AsyncSectionModel<ContactCardData>;
  readonly #dependencies: PersonalDataDependencies;

  constructor(dependencies: PersonalDataDependencies) {
    this.#dependencies = dependencies;
    const { client, contact } = dependencies;
    this.person = new AsyncSectionModel({
      needs: [client.data],
      fields: ["client", "addressList"],
      read: () => this.data,
      load: () => client.data.load(),
    });
    this.contact = new AsyncSectionModel({
      needs: [client.data, contact.data],
      fields: CONTACT_FIELDS,
      read: () => this.contactCard(),
      load: () => Promise.all([client.data.load(), contact.data.load()]),
    });
    makeObservable<this, "data">(this, { data: computed, canActivateEInvoice: computed });
  }

  /** E-invoices are offered but not active, and the e-mail may be shown (EINV-01). */
  get canActivateEInvoice(): boolean {
    const { known } = this.#dependencies.client.data;
    return known !== undefined && offersEInvoices(known.flags.showEInvoiceActivation, known.client);
  }

  /** True while a card of the page has no first response, and may still appear above others. */
  get isAnyCardPending(): boolean {
    const { contact, siteContent, consents } = this.#dependencies;
    return contact.data.isPending || siteContent.content.isPending || consents.consents.isPending;
  }

  start(): void {
    void this.#dependencies.client.data.load();
    void this.#dependencies.contact.data.load();
  }

  private get data(): PersonalData | undefined {
    const { known } = this.#dependencies.client.data;
    return known && personalDataOf(known);
  }

  private contactCard(): ContactCardData | undefined {
    const { client, contact, session } = this.#dependencies;
    const known = client.data.known?.client;
    const { data } = this;
    if (known === undefined || data === undefined) return undefined;
    const isVisible = !isContactHidden(known);
    const shows = contactVisibilityOf(known);
    // With every kind of contact data restricted the form has nothing to change.
    const isEditable = known.contactDataEditable && (shows.email || shows.phone || shows.address);
    // Hidden contact data need not be loaded.
    if (!isVisible) return { isVisible, isEditable, lines: [], account: [], place: undefined };
    const reached = contact.data.known;
    if (reached === undefined) return undefined;
    const visible = visibleContact(reached, known);
    const lines = linesOf(visible, {
      isEBok: session.current?.access.ebok === true,
      shows,
      contract: Object.fromEntries(data.contact.map(({ kind, value }) => [kind, value])),
    });
    const shownValues = new Set(lines.flatMap(({ value, fromContract }) => [value, fromContract?.value]));
    const place = visible.address && formatContactAddress(visible.address);
    return {
      isVisible,
      isEditable,
      lines,
      place,
      account: data.contact
        .filter(({ kind, value }) => kind === "marketingEmail" || !shownValues.has(value))
        .map((one) => ({ ...one, isAsMain: one.value === visible.mainEmail })),
    };
  }
}

function fromContract(field: "mobilePhone1" | "mainEmail", value: string | undefined): ContactLine["fromContract"] {
  return value === undefined ? undefined : { field, value };
}

interface Terms {
  readonly isEBok: boolean;
  readonly shows: ContactVisibility;
  readonly contract: Readonly<Partial<Record<AccountContact["kind"], string>>>;
}

/** Returns the lines of the card: those with a value and those that the customer can add (ACC-02, ACC-11). */
function linesOf(
  { mobilePhones, linePhones, mainEmail, documentSendEmail }: VisibleContact,
  { isEBok, shows, contract }: Terms,
): readonly ContactLine[] {
  const phones = (numbers: readonly string[], labels: readonly [ContactLabel, ContactLabel]): readonly ContactLine[] =>
    numbers.map((value, place): ContactLine => ({
      key: `${labels[0]}-${place}`,
      label: labels[place] ?? "otherPhone",
      value,
      isPhone: true,
      isBarred: false,
    }));
  const mobiles = phones(mobilePhones, ["mobilePhone1", "mobilePhone2"]);
  const email = (label: "mainEmail" | "documentSendEmail", value: string | undefined): ContactLine => ({
    key: label,
    label,
    value: value === "" ? undefined : value,
    isPhone: false,
    isBarred: !shows.email,
  });
  const hasMain = mainEmail !== undefined && mainEmail !== "";
  return [
    ...(!shows.phone
      ? []
      : mobiles.length > 0
        ? mobiles
        : [
            {
              key: "mobilePhone1",
              label: "mobilePhone1",
              value: undefined,
              isPhone: true,
              isBarred: false,
              fromContract: fromContract("mobilePhone1", contract.mobilePhone),
            } as const,
          ]),
    ...phones(linePhones, ["linePhone1", "linePhone2"]),
    { ...email("mainEmail", mainEmail), fromContract: fromContract("mainEmail", hasMain ? undefined : contract.email) },
    ...(isEBok ? [{ ...email("documentSendEmail", documentSendEmail), isAsMain: hasMain }] : []),
  ];
}
