import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { entriesForTransfer, ksefInTitle, type KsefInTitle } from "#domain/finance/ksef-transfer.ts";
import { transferCode } from "#domain/finance/transfer-code.ts";
import { formatAccountNumber, isBalanceTransfer, transferTitle } from "#domain/finance/transfer.ts";
import { decimalOf, sumOf, type FailureCause, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { siteText } from "#domain/site-content/index.ts";
import { failureCauseIn } from "#ui/stores/async-value.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { isConsumer } from "#domain/account/client.ts";

export type TransferField = "account" | "recipient" | "subject" | "amount";

/** Fields of a bank transfer (FIN-06). */
export interface TransferDetails {
  /** Grouped by four; `undefined` when the server sends none. */
  readonly account: string | undefined;
  readonly recipient: string;
  readonly subject: string;
  /** Number of entries when they do not fit into the title, which names the balance instead. */
  readonly unnamedEntries: number | undefined;
  /** KSeF numbers that a company must name in the title. */
  readonly ksef: KsefInTitle;
  /** `undefined` when there is nothing to pay. */
  readonly amount: Grosze | undefined;
  /** Content of the QR code for Polish bank apps; `undefined` when they would reject it or it would lack the title. */
  readonly code: string | undefined;
}

export interface TransferDependencies {
  readonly client: ClientStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  /** Default recipient, when the operator's texts name none. */
  readonly recipient: string;
  /** NIP of the default recipient, when configured. */
  readonly taxId: string | undefined;
  readonly today: { readonly today: WarsawDate };
  /** First day on which companies name KSeF numbers, if the operator sets one. */
  readonly ksefTitlesFrom: string | undefined;
  /** Copies to the clipboard; resolves with `false` when the browser refuses. */
  copy(text: string): Promise<boolean>;
}

/** Labels of the lines that "copy all" puts on the clipboard. */
export type TransferLabels = Readonly<Record<TransferField, string>>;

/** Key of the operator's text with the recipient (FIN-06). */
const RECIPIENT = "bank_transfer_recipient";

/** Dialog with the details of a bank transfer. */
export class TransferViewModel {
  /** Field that was copied last. */
  copied: TransferField | "all" | undefined = undefined;
  copyFailed = false;
  /** Leads back to the page that requested the dialog; `undefined` when it was opened here. */
  leave: (() => void) | undefined = undefined;
  private chosen: readonly FinancialEntry[] | undefined = undefined;
  /** Amount that the customer chose; `undefined`: the whole unpaid amount of the chosen entries. */
  private ownAmount: Grosze | undefined = undefined;
  readonly #dependencies: TransferDependencies;

  constructor(dependencies: TransferDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "chosen" | "ownAmount" | "setCopied">(this, {
      copied: observable,
      copyFailed: observable,
      leave: observableRef,
      chosen: observableRef,
      ownAmount: observable,
      details: computed,
      open: action,
      close: action,
      setCopied: action,
    });
  }

  get isOpen(): boolean {
    return this.chosen !== undefined;
  }

  get status(): "loading" | "failed" | "ready" {
    if (this.details !== undefined) return "ready";
    return this.#dependencies.client.data.state.status === "failed" ? "failed" : "loading";
  }

  get cause(): FailureCause {
    return failureCauseIn(this.#dependencies.client.data.state);
  }

  get details(): TransferDetails | undefined {
    const client = this.#dependencies.client.data.known?.client;
    if (client === undefined || this.chosen === undefined) return undefined;
    const { accountNumber: customer, bankAccountNumber: account } = client;
    const amount = this.ownAmount ?? sumOf(this.chosen.map((entry) => entry.unpaidAmount));
    const named = siteText(this.#dependencies.siteContent.content.known, RECIPIENT);
    const recipient = named ?? this.#dependencies.recipient;
    // The NIP belongs to the operator only, and not to another recipient from its texts.
    const taxId = named === undefined ? this.#dependencies.taxId : undefined;
    const { today, ksefTitlesFrom: from } = this.#dependencies;
    const duty = { isCompany: !isConsumer(client), today: today.today, from };
    const entries = entriesForTransfer(this.chosen, duty);
    const ksef = ksefInTitle(customer, this.chosen, duty);
    return {
      account: account === undefined ? undefined : formatAccountNumber(account),
      recipient,
      subject: transferTitle(customer, entries),
      unnamedEntries: isBalanceTransfer(customer, entries) ? entries.length : undefined,
      ksef,
      amount: amount > 0 ? amount : undefined,
      code:
        account === undefined || ksef !== undefined
          ? undefined
          : transferCode({ account, recipient, taxId, customer, entries, amount }),
    };
  }

  /**
   * Opens the dialog for the unpaid amount of these entries, or a lower one of the customer; without entries for the
   * whole account. `leave` leads back to the requesting page.
   */
  readonly open = (
    entries: readonly FinancialEntry[],
    { leave, amount }: { readonly leave?: (() => void) | undefined; readonly amount?: Grosze | undefined } = {},
  ): void => {
    this.chosen = entries;
    this.ownAmount = amount;
    this.leave = leave;
    this.copied = undefined;
    this.copyFailed = false;
    void this.#dependencies.client.data.load();
  };

  readonly close = (): void => {
    this.chosen = undefined;
  };

  readonly retry = (): void => {
    void this.#dependencies.client.data.reload();
  };

  readonly copy = async (field: TransferField): Promise<void> => {
    const text = this.forBank[field];
    if (text !== undefined) this.setCopied(field, await this.#dependencies.copy(text));
  };

  readonly copyAll = async (labels: TransferLabels): Promise<void> => {
    const lines = FIELDS.flatMap((field) => {
      const text = this.forBank[field];
      return text === undefined ? [] : [`${labels[field]}: ${text}`];
    });
    this.setCopied("all", await this.#dependencies.copy(lines.join("\n")));
  };

  /** Values in the format of a bank's form: digits without spaces, the amount with a comma and without a unit. */
  private get forBank(): Readonly<Record<TransferField, string | undefined>> {
    const { details } = this;
    return {
      account: details?.account?.replace(/\s/g, ""),
      recipient: details?.recipient,
      subject: details?.ksef === "too-many" ? undefined : details?.subject,
      amount: details?.amount === undefined ? undefined : decimalOf(details.amount).replace(".", ","),
    };
  }

  private setCopied(field: TransferField | "all", succeeded: boolean): void {
    this.copied = succeeded ? field : undefined;
    this.copyFailed = !succeeded;
  }
}

const FIELDS: readonly TransferField[] = ["account", "recipient", "subject", "amount"];
