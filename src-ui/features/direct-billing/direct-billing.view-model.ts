import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  permittedActions,
  serviceParamOf,
  hasPendingService,
  requiresTerms,
  nextBillingPollMs,
  findStreamingService,
  haveStatesChanged,
  settledActions,
  acceptsPartnerToken,
  servicesEndedByLimit,
  EXPECTED_DURATION_MS,
  type Settlement,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import { areProductsOutdated, subscriptionWithdrawal } from "#domain/direct-billing/subscription-withdrawal.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { ClientFlags } from "#domain/account/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { StreamingOrderViewModel } from "./streaming-order.view-model.ts";
import { DirectBillingSettingsViewModel, settingsSavedText } from "./direct-billing-settings.view-model.ts";
import { t } from "./direct-billing.texts.ts";
import { NO_FLAGS } from "./no-flags.ts";
import type { DirectBillingPage, StreamingServiceRow } from "./direct-billing-page.ts";
import type { DirectBillingDependencies } from "./direct-billing-dependencies.ts";

/** Direct billing: services, pending actions, limit and consent (DB-01, DB-03, DB-06). */
export class DirectBillingViewModel {
  /** Actions that failed since the page was opened, the latest of each service and action. */
  failures: readonly Settlement[] = [];
  /** True when the server takes longer than announced. */
  isLate = false;
  readonly order: StreamingOrderViewModel;
  readonly settings: DirectBillingSettingsViewModel;
  readonly #dependencies: DirectBillingDependencies;
  readonly #section: AsyncSectionModel<DirectBillingPage>;
  #waitedMs = 0;
  #timer: Subscription | undefined;
  #stops: readonly (() => void)[] = [];

  constructor(dependencies: DirectBillingDependencies) {
    this.#dependencies = dependencies;
    const { store, client } = dependencies;
    this.order = new StreamingOrderViewModel(dependencies, {
      termsNeeded: (service, chosen) => requiresTerms(chosen, service, this.flags ?? NO_FLAGS),
      tokenFor: (service) => this.tokenFor(service),
      onActionStarted: () => this.schedulePoll(true),
    });
    this.settings = new DirectBillingSettingsViewModel(dependencies, (notice) => {
      this.publish(settingsSavedText(notice));
      this.order.retryAfterRemedy();
      this.schedulePoll(true);
    });
    this.#section = new AsyncSectionModel({
      needs: [store.billing, client.data],
      fields: ["services", "consentChangedOn", "flags"],
      read: () => this.read(),
      load: () => Promise.all([store.billing.load(), client.data.load()]),
    });
    makeObservable<this, "showFailures" | "setLate" | "flags">(this, {
      failures: observableRef,
      isLate: observable,
      page: computed,
      flags: computed,
      showFailures: action,
      setLate: action,
    });
  }

  get page(): AsyncSection<DirectBillingPage> {
    return this.#section.section;
  }

  /** Returns the service that the address names; `undefined` for none (ROUTE-02). */
  rowAt(param: string): StreamingServiceRow | undefined {
    const { page } = this;
    if (page.status !== "ready") return undefined;
    const service = findStreamingService(page.value.billing.services, param);
    return page.value.rows.find((row) => row.service === service);
  }

  /** Loads the page and polls while an action is pending (DB-03). Clears the notices of the previous visit. */
  start(): void {
    this.showFailures([]);
    void this.#dependencies.client.data.load();
    void this.#dependencies.store.billing.reload();
    let before: readonly StreamingService[] = [];
    const settled = reaction(
      () => this.#dependencies.store.billing.known?.services ?? [],
      (services) => {
        const ended = settledActions(before, services);
        // The list of services contains the subscriptions, too.
        const { data } = this.#dependencies.client;
        const isOutdated = areProductsOutdated(services, data.known?.products ?? []);
        if (isOutdated || haveStatesChanged(before, services)) void data.reload();
        before = services;
        this.order.closeIfGone();
        if (ended.length > 0) this.handleSettled(ended);
      },
      { fireImmediately: true },
    );
    const watched = reaction(
      () => this.#dependencies.store.billing.state,
      () => this.schedulePoll(false),
      { fireImmediately: true },
    );
    const subscription = this.#dependencies.accountChanges.changes.subscribe(
      () => void this.#dependencies.store.billing.reload(),
    );
    this.#stops = [settled, watched, () => subscription.unsubscribe()];
  }

  /** Closes open dialogs and stops polling. A running write continues; the page shows its result on the next visit. */
  stop(): void {
    this.order.close();
    this.settings.close();
    for (const stop of this.#stops) stop();
    this.#timer?.unsubscribe();
    this.#timer = undefined;
  }

  private get flags(): ClientFlags | undefined {
    return this.#dependencies.client.data.known?.flags;
  }

  private read(): DirectBillingPage | undefined {
    const billing = this.#dependencies.store.billing.known;
    const { flags } = this;
    if (billing === undefined || flags === undefined) return undefined;
    const products = this.#dependencies.client.data.known?.products ?? [];
    const today = warsawDateAt(this.#dependencies.clock.now());
    const ends = servicesEndedByLimit(billing, today);
    const rows = billing.services.map((service): StreamingServiceRow => {
      const hasToken = this.tokenFor(service) !== undefined;
      return {
        service,
        actions: permittedActions(service, flags, hasToken),
        isBlocked: !billing.consent.given,
        hasToken,
        endsOn: ends.find(({ code }) => code === service.code)?.day,
        withdrawal: subscriptionWithdrawal(service, products, today),
      };
    });
    return { rows, billing, today };
  }

  private tokenFor(service: StreamingService): string | undefined {
    return acceptsPartnerToken(service.code)
      ? this.#dependencies.tokens.find([service.code, serviceParamOf(service)])
      : undefined;
  }

  /** Schedules the next poll unless one is scheduled. A new action restarts the waiting time. */
  private schedulePoll(isNewAction: boolean): void {
    const { billing } = this.#dependencies.store;
    if (isNewAction) this.#waitedMs = 0;
    if (billing.known === undefined || !hasPendingService(billing.known)) {
      this.#timer?.unsubscribe();
      this.#timer = undefined;
      this.#waitedMs = 0;
      return this.setLate(false);
    }
    if (isNewAction) this.setLate(false);
    if (this.#timer !== undefined || billing.state.status === "loading") return;
    const delayMs = nextBillingPollMs(this.#waitedMs);
    this.#timer = timer(delayMs, this.#dependencies.clock.scheduler).subscribe(() => {
      this.#timer = undefined;
      this.#waitedMs += delayMs;
      this.setLate(this.#waitedMs >= EXPECTED_DURATION_MS);
      void billing.reload();
    });
  }

  private setLate(isLate: boolean): void {
    this.isLate = isLate;
  }

  /** Shows each outcome as a toast, because the page may be scrolled; a failure also stays on the page (DB-07). */
  private handleSettled(ended: readonly Settlement[]): void {
    for (const { action: chosen, name, done } of ended)
      this.publish(t(`notice.settled.${chosen}.${done ? "done" : "failed"}`, { name }), done ? "done" : "news");
    const isRepeated = (former: Settlement): boolean =>
      ended.some(({ code, action: chosen }) => code === former.code && chosen === former.action);
    this.showFailures([...this.failures.filter((former) => !isRepeated(former)), ...ended.filter(({ done }) => !done)]);
  }

  private publish(text: string, kind: "done" | "news" = "done"): void {
    this.#dependencies.toasts.show({ kind, text });
  }

  private showFailures(failures: readonly Settlement[]): void {
    this.failures = failures;
  }
}
