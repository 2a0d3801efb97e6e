import { action, makeObservable, observableRef } from "mobx";
import {
  dataExport,
  exportFileName,
  formatExportJson,
  renderExportPage,
  missingParts,
  type ExportPartName,
  type ExportWords,
  type LoadedExportValues,
} from "#domain/data-export/index.ts";
import { withExtension, type SaleOffer } from "#domain/offers/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import { reportUncaught } from "#domain/shared-kernel/report-uncaught.ts";

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
  /** Saves a file on the customer's device. Resolves with true if that worked. */
  readonly save: (name: string, type: string, text: string) => Promise<boolean>;
}

/** State of the last requested export. */
export type DataExportState =
  | { readonly kind: "idle" | "failed" }
  | { readonly kind: "creating"; readonly format: ExportFormat }
  | { readonly kind: "created"; readonly missing: readonly ExportPartName[] };

const TYPES: Readonly<Record<ExportFormat, string>> = {
  html: "text/html;charset=utf-8",
  json: "application/json;charset=utf-8",
};

/** Exports all data that the portal knows about the customer, as a page or as JSON (RODO art. 15 and 20). */
export class DataExportViewModel {
  state: DataExportState = { kind: "idle" };
  readonly #dependencies: DataExportDependencies;

  constructor(dependencies: DataExportDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setState">(this, { state: observableRef, setState: action });
  }

  /** Reloads everything and creates the file; parts that failed to load are listed in it. */
  readonly make = async (format: ExportFormat): Promise<void> => {
    if (this.state.kind === "creating") return;
    const { session, clock, operator, words, save } = this.#dependencies;
    const contextId = session.current?.currentContext;
    this.setState({ kind: "creating", format });
    const loaded = await this.load();
    // The customer switched accounts or logged out while data loaded: discard them.
    if (contextId === undefined || session.current?.currentContext !== contextId)
      return this.setState({ kind: "idle" });
    const data = dataExport(loaded, { madeAt: clock.now(), operator });
    try {
      const isSaved = await save(
        exportFileName(data, format),
        TYPES[format],
        format === "html" ? renderExportPage(data, words) : formatExportJson(data),
      );
      this.setState(isSaved ? { kind: "created", missing: missingParts(data) } : { kind: "failed" });
    } catch (error) {
      reportUncaught(error);
      this.setState({ kind: "failed" });
    }
  };

  /** Reloads everything. A part that failed to load is `undefined`, even if an older value is known. */
  private async load(): Promise<LoadedExportValues> {
    const { client, contact, agreements, messages, offers, session, finance, onboarding } = this.#dependencies;
    // In parallel: on a slow connection the total is that of the slowest request.
    const [person, reached, consents] = [
      client.data.refetch(),
      contact.data.refetch(),
      agreements.agreements.refetch(),
    ];
    const [inbox, outages, history, extension] = [
      messages.messages.refetch(),
      messages.outages.refetch(),
      offers.history.refetch(),
      offers.extension.refetch(),
    ];
    const [entries, storedFlags] = [
      finance().then((store) => store.entries.refetch(), nothing),
      onboarding().then((store) => store.storedFlags.refetch(), nothing),
    ];
    return {
      client: await person,
      contact: await reached,
      consents: await consents,
      messages: await inbox,
      outages: await outages,
      offers: bothOffers(await history, await extension),
      entries: await entries,
      onboarding: await storedFlags,
      session: session.current,
    };
  }

  private setState(state: DataExportState): void {
    this.state = state;
  }
}

type Offers = readonly SaleOffer[] | undefined;

/** Offers of both operations; `undefined` if one could not be loaded, because the part would be incomplete. */
const bothOffers = (history: Offers, extension: Offers): Offers =>
  history === undefined || extension === undefined ? undefined : withExtension(history, extension);

const nothing = (): undefined => undefined;
