import { action, makeObservable, observableRef } from "mobx";
import {
  dataExport,
  exportFileName,
  formatExportJson,
  renderExportPage,
  incompleteParts,
  missingParts,
  type ExportPartName,
  type ExportReads,
  type ExportWords,
  type LoadedExportValues,
} from "#domain/data-export/index.ts";
import { withExtension, type SaleOffer } from "#domain/offers/index.ts";
import { warsawDateAt, type ClockPort } from "#domain/shared-kernel/index.ts";
import { FAILED_DETAILS, readExportDetails } from "./read-export-details.ts";
import type { ExportDetailPorts } from "./load-export-details.ts";
import { failedRead, readStored, type PartRead } from "./part-read.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

export type ExportFormat = "html" | "json";

/** Dependencies of `DataExportViewModel`. */
export interface DataExportDependencies {
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly agreements: AgreementsStore;
  readonly messages: MessagesStore;
  readonly offers: OffersStore;
  readonly session: SessionStore;
  readonly clock: Pick<ClockPort, "now">;
  readonly operator: string;
  readonly words: ExportWords;
  readonly finance: () => Promise<FinanceStore>;
  readonly onboarding: () => Promise<OnboardingStore>;
  readonly details: () => Promise<ExportDetailPorts>;
  /** Saves a file on the customer's device. Resolves with true if that worked. */
  readonly save: (name: string, type: string, text: string) => Promise<boolean>;
}

/** State of the last requested export. */
export type DataExportState =
  | { readonly kind: "idle" | "failed" }
  | { readonly kind: "creating"; readonly format: ExportFormat }
  | {
      readonly kind: "created";
      readonly missing: readonly ExportPartName[];
      readonly incomplete: readonly ExportPartName[];
    };

const TYPES: Readonly<Record<ExportFormat, string>> = {
  html: "text/html;charset=utf-8",
  json: "application/json;charset=utf-8",
};

/** Parts that the export requests; the session is known. */
const READ_PARTS = [
  "client",
  "contact",
  "consents",
  "entries",
  "messages",
  "outages",
  "offers",
  "onboarding",
  "invoices",
  "calls",
  "devices",
  "chats",
  "consentHistory",
  "requests",
  "withdrawals",
  "terminations",
] as const satisfies readonly ExportPartName[];

/** Exports all data that the portal knows about the customer, as a page or as JSON (RODO art. 15 and 20). */
export class DataExportViewModel {
  state: DataExportState = { kind: "idle" };
  readonly #dependencies: DataExportDependencies;

  constructor(dependencies: DataExportDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setState">(this, { state: observableRef, setState: action });
  }

  /** Reloads everything and creates the file, which lists the parts that failed to load or are incomplete. */
  readonly make = async (format: ExportFormat): Promise<void> => {
    if (this.state.kind === "creating") return;
    const { session, clock, operator, words, save } = this.#dependencies;
    const contextId = session.current?.currentContext;
    this.setState({ kind: "creating", format });
    const { loaded, reads } = await this.load();
    // The customer switched accounts or logged out while data loaded: discard them.
    if (contextId === undefined || session.current?.currentContext !== contextId)
      return this.setState({ kind: "idle" });
    const data = dataExport(loaded, { madeAt: clock.now(), operator }, reads);
    try {
      const isSaved = await save(
        exportFileName(data, format),
        TYPES[format],
        format === "html" ? renderExportPage(data, words) : formatExportJson(data),
      );
      this.setState(
        isSaved
          ? { kind: "created", missing: missingParts(data), incomplete: incompleteParts(data) }
          : { kind: "failed" },
      );
    } catch (error) {
      reportHandledError(error);
      this.setState({ kind: "failed" });
    }
  };

  /** Reloads everything. A part that failed to load is `undefined`, even if an older value is known. */
  private async load(): Promise<{ readonly loaded: LoadedExportValues; readonly reads: ExportReads }> {
    const { client, contact, agreements, messages, offers, session, finance, onboarding } = this.#dependencies;
    // In parallel: on a slow connection the total is that of the slowest request.
    const [person, reached, consents] = [
      readStored(client.data),
      readStored(contact.data),
      readStored(agreements.agreements),
    ];
    const [inbox, outages] = [readStored(messages.messages), readStored(messages.outages)];
    const [history, extension] = [readStored(offers.history), readStored(offers.extension)];
    const [entries, storedFlags] = [
      finance().then((store) => readStored(store.entries), failedRead),
      onboarding().then((store) => readStored(store.storedFlags), failedRead),
    ];
    const today = warsawDateAt(this.#dependencies.clock.now());
    const details = this.#dependencies.details().then(
      (ports) => readExportDetails(ports, { person, account: entries, today }),
      () => FAILED_DETAILS,
    );
    const parts = {
      client: await person,
      contact: await reached,
      consents: await consents,
      messages: await inbox,
      outages: await outages,
      offers: bothOffers(await history, await extension),
      entries: await entries,
      onboarding: await storedFlags,
      ...(await details),
    };
    return {
      loaded: {
        client: parts.client.value,
        contact: parts.contact.value,
        consents: parts.consents.value,
        messages: parts.messages.value,
        outages: parts.outages.value,
        offers: parts.offers.value,
        entries: parts.entries.value,
        onboarding: parts.onboarding.value,
        session: session.current,
        invoices: parts.invoices.value,
        calls: parts.calls.value,
        devices: parts.devices.value,
        chats: parts.chats.value,
        consentHistory: parts.consentHistory.value,
        requests: parts.requests.value,
        withdrawals: parts.withdrawals.value,
        terminations: parts.terminations.value,
      },
      reads: {
        incomplete: READ_PARTS.filter((name) => parts[name].isIncomplete),
        notOffered: READ_PARTS.filter((name) => parts[name].isNotOffered),
      },
    };
  }

  private setState(state: DataExportState): void {
    this.state = state;
  }
}

type OffersRead = PartRead<readonly SaleOffer[]>;

/**
 * Offers of both operations, or of the one that the provider offers. Without a value if one failed to load, because the
 * part would lack offers.
 */
function bothOffers(history: OffersRead, extension: OffersRead): OffersRead {
  if (extension.isNotOffered) return history;
  if (history.isNotOffered) return extension;
  if (history.value === undefined || extension.value === undefined) return failedRead();
  return {
    value: withExtension(history.value, extension.value),
    isIncomplete: history.isIncomplete || extension.isIncomplete,
    isNotOffered: false,
  };
}
