import type { IsoDay } from "#kit/calendar/warsaw.ts";

/**
 * Financial entry. `kind` is a value of the wire, including unknown ones. `series` is the number without its month
 * (`FV/4127830`); the month comes from the period. Amounts in grosze.
 */
export interface EntrySeed {
  readonly kind: string;
  readonly series: string;
  readonly period?: string;
  readonly amount: number;
  readonly unpaid: number;
  readonly entryDate: IsoDay;
  readonly dueDate?: IsoDay;
  readonly status: number;
  readonly duplicatePossible?: boolean;
  readonly duplicateCreating?: boolean;
  /** True for a document that was issued outside KSeF. */
  readonly isKsefOffline?: boolean;
  /** Charged services (default: all with a price) and further items of an invoice. */
  readonly charged?: readonly string[];
  readonly items?: readonly ItemSeed[];
}

/**
 * Item of an invoice besides its services. `kind` is a value of the wire. Days are within the month of the invoice; a
 * subscription or promotion without days covers the whole month. All lines of an invoice add up to its
 * amount.
 */
export interface ItemSeed {
  readonly kind: string;
  readonly serviceId?: string | undefined;
  readonly name: string;
  readonly gross: number;
  readonly fromDay?: number;
  readonly toDay?: number;
  readonly quantity?: string;
}
