import type { FormDraft } from "#domain/drafts/index.ts";
import type { CalendarVisit } from "#domain/products/visit-calendar-file.ts";
import type { ClockPort, Grosze, IdempotencyKeyPort, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import type { ServiceStore } from "#ui/stores/products/service.store.ts";
import type { ServiceHelpLine } from "../service-hindrances.ts";

export interface ServiceActionsDependencies {
  readonly productId: string;
  readonly store: ServiceStore;
  readonly client: ClientStore;
  /** Reloads the offers and orders, if they are loaded. */
  readonly reloadOrders: () => void;
  readonly today: { readonly today: WarsawDate };
  readonly clock: Pick<ClockPort, "now">;
  readonly helpLine: ServiceHelpLine | undefined;
  /** Thresholds of premium numbers that the operator offers instead of the legal ones. */
  readonly premiumThresholds: readonly Grosze[] | undefined;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Returns the draft of a form by its name. */
  readonly draftOf: (form: string) => FormDraft | undefined;
  readonly toasts: { show(message: ToastMessage): void };
  /** Saves a visit as a calendar file; resolves with `false` when the browser cannot. */
  readonly saveVisit: (visit: CalendarVisit) => Promise<boolean>;
}
