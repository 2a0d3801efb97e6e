import { addToMonth, type IsoDay } from "#kit/calendar/warsaw.ts";
import { STREAMING_CATALOGUE, type CatalogueService } from "./streaming-catalogue.ts";
import type { CustomerSeed } from "./seed.ts";

/** State of one catalogue service for a customer. The default plan is the first one. */
export interface StreamingServiceSeed {
  readonly service: string;
  readonly productId?: string | undefined;
  readonly state: "ACTIVE" | "INACTIVE" | "TURNING_ON";
  readonly planId?: string | undefined;
  readonly since?: IsoDay | undefined;
  readonly termsOn?: IsoDay | undefined;
}

/** Direct billing of one account. Amounts in grosze. */
export interface StreamingSeed {
  readonly limit: number;
  /** False while the customer has chosen no limit; true by default. */
  readonly isLimitChosen?: boolean;
  readonly maxLimit: number;
  readonly consentOn?: IsoDay | undefined;
  readonly services: readonly StreamingServiceSeed[];
}

/** Day of the month on which the derived services began. */
const FIRST_DAY = "04";
/** Limit of a customer who has chosen none. */
const LEGAL_LIMIT = 7_000;
const MAX_LIMIT = 30_000;
const CHOSEN_LIMIT = 15_000;
/** Client flags that offer a service; services without a flag are offered by the seed. */
const FLAGS = [
  ["netflix", "showNetflixActivation"],
  ["player", "showTvnPlayerActivation"],
  ["tvn24go", "showTvn24GoActivation"],
] as const;

/**
 * Derives direct billing from products and flags: bought services are active, offered ones inactive. Returns
 * `undefined` without any.
 */
function derived({ products, flags = {} }: CustomerSeed, today: IsoDay): StreamingSeed | undefined {
  const month = today.slice(0, 7);
  const since = `${today.slice(8) < FIRST_DAY ? addToMonth(month, -1) : month}-${FIRST_DAY}`;
  const services = STREAMING_CATALOGUE.flatMap(({ service, plans }): readonly StreamingServiceSeed[] => {
    const bought = products.find(({ category, status }) => category === service && status !== "RESIGNED");
    if (bought !== undefined)
      return [
        {
          service,
          productId: bought.productId,
          state: "ACTIVE",
          planId: plans?.[0]?.planId,
          since: bought.contractStart ?? since,
          termsOn: bought.contractStart ?? since,
        },
      ];
    return FLAGS.some(([named, flag]) => named === service && flags[flag] === true)
      ? [{ service, state: "INACTIVE" }]
      : [];
  });
  if (services.length === 0) return undefined;
  return {
    ...limitFor(services),
    // The consent is as old as the oldest service.
    consentOn: services.flatMap(({ since: first = [] }) => first).toSorted((one, other) => one.localeCompare(other))[0],
    services,
  };
}

/** Returns the legal limit when the active services fit into it; a chosen one otherwise. */
function limitFor(
  services: readonly StreamingServiceSeed[],
): Pick<StreamingSeed, "limit" | "isLimitChosen" | "maxLimit"> {
  const prices = services.flatMap(({ service, state }) =>
    state === "ACTIVE" ? [catalogueService(service).price] : [],
  );
  const isChosen = prices.reduce((sum, price) => sum + price, 0) > LEGAL_LIMIT;
  return { limit: isChosen ? CHOSEN_LIMIT : LEGAL_LIMIT, isLimitChosen: isChosen, maxLimit: MAX_LIMIT };
}

/** Returns the direct billing of a customer: from the seed, or derived from products and flags. */
export function streamingSeedOf(seed: CustomerSeed, today: IsoDay): StreamingSeed | undefined {
  return seed.streaming ?? derived(seed, today);
}

/** Returns a service of the catalogue. Throws for an unknown one. */
export function catalogueService(service: string): CatalogueService {
  const found = STREAMING_CATALOGUE.find((one) => one.service === service);
  if (found === undefined) throw new RangeError(`the catalogue does not contain ${service}`);
  return found;
}
