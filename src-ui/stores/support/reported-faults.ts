import { action, computed, makeObservable, observableRef } from "mobx";
import type { SupportRequest } from "#domain/support/index.ts";

/** Source of the faults: the store of requests. */
interface ReportedFaultsSource {
  readonly openFaults: readonly SupportRequest[];
}

/**
 * Reported faults of services that wait for an answer. They are known once a page has read the requests: the list of
 * services itself reads nothing (REQ-41).
 */
export class ReportedFaults {
  private source: ReportedFaultsSource | undefined = undefined;

  constructor() {
    makeObservable<this, "source" | "all">(this, {
      source: observableRef,
      all: computed,
      productIds: computed,
      follow: action,
    });
  }

  /** Services with such a fault; empty while the requests are not known. */
  get productIds(): ReadonlySet<string> {
    return new Set(this.all.flatMap(({ productId }) => productId ?? []));
  }

  /** Returns the faults of a service, newest first. */
  about(productId: string): readonly SupportRequest[] {
    return this.all.filter((request) => request.productId === productId);
  }

  follow(source: ReportedFaultsSource): void {
    this.source = source;
  }

  private get all(): readonly SupportRequest[] {
    return this.source?.openFaults ?? [];
  }
}
