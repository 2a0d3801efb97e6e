import { MAX_BILLING_RANGE_DAYS, type BillingRange, type BillingAvailability } from "#domain/finance/billing-range.ts";
import { formatPolishDate, type IdempotencyKeyPort, type WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  dateFrom,
  dateOf,
  dateTo,
  notAfterToday,
  notLongerThan,
  required,
  startBefore,
} from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";

/** Validates a range of days: billed, in order, and not longer than allowed (VAL-10, FIN-08). */
export class RangeForm {
  @CheckedWith((form: RangeForm) => [
    required,
    dateFrom(RangeForm.reachOf(form).first),
    RangeForm.upTo(form),
    startBefore(form.to),
  ])
  from: string;
  @CheckedWith((form: RangeForm) => [
    required,
    dateFrom(RangeForm.reachOf(form).first),
    RangeForm.upTo(form),
    notLongerThan(MAX_BILLING_RANGE_DAYS, form.from),
  ])
  to: string;
  readonly #availability: BillingAvailability;
  readonly #today: WarsawDate;

  constructor(availability: BillingAvailability, { from, to }: BillingRange, today: WarsawDate) {
    this.#availability = availability;
    this.#today = today;
    this.from = formatPolishDate(from);
    this.to = formatPolishDate(to);
  }

  static reachOf(form: RangeForm): BillingAvailability {
    return form.#availability;
  }

  /** The last billed day limits the range; without one, today does. */
  static upTo(form: RangeForm) {
    const { last } = form.#availability;
    return last === undefined ? notAfterToday(form.#today) : dateTo(last);
  }
}

/** Dependencies of `createRangeForm`. */
export interface RangeFormDependencies {
  readonly availability: BillingAvailability;
  readonly today: WarsawDate;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Shows the days of a valid submission. */
  readonly show: (range: BillingRange) => void;
}

/** Creates the form with the days. A valid submission shows the days and leaves the form open for another choice. */
export function createRangeForm(
  range: BillingRange,
  { availability, today, idempotencyKeys, show }: RangeFormDependencies,
): FormModel<RangeForm> {
  return new FormModel({
    open: () => new RangeForm(availability, range, today),
    idempotencyKeys,
    async send({ from, to }) {
      const [first, last] = [dateOf(from), dateOf(to)];
      if (first !== undefined && last !== undefined) show({ from: first, to: last });
      return { kind: "handed-over" };
    },
  });
}
