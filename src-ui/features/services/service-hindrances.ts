import type { Blockade } from "#domain/account/index.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import type { ProductBlockade, ProductStatus } from "#domain/products/index.ts";
import type { Porting } from "#domain/products/porting.ts";
import type { ServiceContract } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ReplacementBeforeEnd } from "#domain/termination/continuing-orders.ts";
import type { ContractCardProps } from "./contract-card.view.tsx";

/** Phone number of customer service. */
export interface ServiceHelpLine {
  /** Formatted for display. */
  readonly number: string;
  readonly dial: string;
}

/** Order that replaces a service. */
export interface ServiceReplacement {
  readonly title: string;
  /** Day, or last day, on which the ordered service begins to work; `undefined` if the server states none. */
  readonly day: WarsawDate | undefined;
  /** True if it begins on that day; false if it may begin earlier. */
  readonly isStartFixed: boolean;
  /** False: the portal cannot know whether the order replaces this service, such as one of two. */
  readonly isCertain: boolean;
  /** Says whether it replaces the service before the last day of its contract. */
  readonly beforeEnd: ReplacementBeforeEnd;
}

/** Conditions that limit a service. */
export interface ServiceHindrances {
  readonly status: ProductStatus;
  /** Blockade of the account (PROD-09). */
  readonly accountBlockade: Blockade | undefined;
  /** False: the contract of the service has ended, so that a payment of the arrears does not restore it. */
  readonly isRestoredByPayment: boolean;
  /** Payment of the arrears for which the account is blocked (PROD-14); `undefined` without one. */
  readonly arrearsPayment: ArrearsPayment | undefined;
  /** Reason why the service itself is blocked (PROD-09). */
  readonly blockade: ProductBlockade | undefined;
  /** First day of an ordered service, if it is known. */
  readonly startsOn?: WarsawDate | undefined;
  /** Last day of a cancelled service. */
  readonly worksUntil: WarsawDate | undefined;
  /** True for a cancelled service that stays suspended until its contract ends. */
  readonly isSuspendedUntilEnd: boolean;
  readonly porting: Porting | undefined;
  /** Order in progress that replaces the service. */
  readonly replacement?: ServiceReplacement | undefined;
  /** Day on which the limit ends a subscription, because its charge does not fit (DB-18). */
  readonly limitEnd?: WarsawDate | undefined;
  /** Last day of a contract that has ended; `undefined` while it runs, and after a withdrawal. */
  readonly endedOn?: WarsawDate | undefined;
  /** Last day to move its number to another operator after that end (TERM-37). */
  readonly numberUntil?: WarsawDate | undefined;
  /** Page that ends the contract or shows its end; `undefined` without one. */
  readonly termination: ContractCardProps["termination"];
  /** Contract with the day of a withdrawal. */
  readonly contract: Pick<ServiceContract, "withdrawnOn"> | undefined;
}
