import { MAX_BILLING_RANGE_DAYS, type BillingRange, type BillingAvailability } from "#domain/finance/billing-range.ts";
import { formatPolishDate, type IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { dateFrom, dateOf, dateTo, notLongerThan, required, startBefore } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";

/** Validates a range of days: billed, in order, and not longer than allowed (VAL-10, FIN-08). */
export class RangeForm {
  @CheckedWith((form: RangeForm) => [
    required,
    dateFrom(RangeForm.reachOf(form).first),
    ...RangeForm.upTo(form),
    startBefore(form.to),
  ])
  from: string;
  @CheckedWith((form: RangeForm) => [
    required,
    dateFrom(RangeForm.reachOf(form).first),
    ...RangeForm.upTo(form),
    notLongerThan(MAX_BILLING_RANGE_DAYS, form.from),
  ])
  to: string;
  readonly #availability: BillingAvailability;

  constructor(availability: BillingAvailability, { from, to }: BillingRange) {
    this.#availability = availability;
    this.from = formatPolishDate(from);
    this.to = formatPolishDate(to);
  }

  static reachOf(form: RangeForm): BillingAvailability {
    return form.#availability;
  }

  static upTo(form: RangeForm) {
    const { last } = form.#availability;
    return last === undefined ? [] : [dateTo(last)];
  }
}

/** Creates the form with the days. A valid submission shows the days and leaves the form open for another choice. */
export function createRangeForm(
  availability: BillingAvailability,
  range: BillingRange,
  idempotencyKeys: IdempotencyKeyPort,
  show: (range: BillingRange) => void,
): FormModel<RangeForm> {
  return new FormModel({
    open: () => new RangeForm(availability, range),
    idempotencyKeys,
    async send({ from, to }) {
      const [first, last] = [dateOf(from), dateOf(to)];
      if (first !== undefined && last !== undefined) show({ from: first, to: last });
      return { kind: "handed-over" };
    },
  });
}
