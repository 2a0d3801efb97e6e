import type { WarsawDate } from "../shared-kernel/index.ts";
import type { ServicePrice } from "./service-price.ts";

/**
 * Returns the price without those that begin after the last day of the service, for example because an order replaces
 * it. The first price stays: the service has had one.
 */
export function priceUntilEnd(price: ServicePrice, lastDay: WarsawDate): ServicePrice {
  const { term, listed } = price;
  const steps = term?.steps.filter(({ from }, index) => index === 0 || from <= lastDay) ?? [];
  const monthsOf = (all: readonly { readonly months: number }[]) => all.reduce((sum, { months }) => sum + months, 0);
  return {
    ...price,
    listed: listed.filter(({ validFrom }) => validFrom === undefined || validFrom <= lastDay),
    term:
      term === undefined || steps.length === term.steps.length
        ? term
        : {
            ...term,
            steps,
            nowPercent: Math.min(100, Math.round((term.nowPercent * monthsOf(term.steps)) / monthsOf(steps))),
          },
  };
}
