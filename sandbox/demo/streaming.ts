import type { IsoDay } from "#kit/calendar/warsaw.ts";
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

/** Limit of a customer who has chosen none. */
export const LEGAL_LIMIT = 7_000;
export const MAX_LIMIT = 30_000;
/** Client flags that offer a service; services without a flag are offered by the seed. */
const FLAGS = [
  ["netflix", "showNetflixActivation"],
  ["player", "showTvnPlayerActivation"],
  ["tvn24go", "showTvn24GoActivation"],
] as const;

/** Derives direct billing from the flags: offered services are inactive. Returns `undefined` without any. */
function derived({ flags = {} }: CustomerSeed): StreamingSeed | undefined {
  const offered = FLAGS.filter(([, flag]) => flags[flag] === true);
  if (offered.length === 0) return undefined;
  return {
    limit: LEGAL_LIMIT,
    isLimitChosen: false,
    maxLimit: MAX_LIMIT,
    services: offered.map(([service]) => ({ service, state: "INACTIVE" })),
  };
}

/** Returns the direct billing of a customer: from the seed, or derived from the flags. */
export function streamingSeedOf(seed: CustomerSeed): StreamingSeed | undefined {
  return seed.streaming ?? derived(seed);
}

/** Returns a service of the catalogue. Throws for an unknown one. */
export function catalogueService(service: string): CatalogueService {
  const found = STREAMING_CATALOGUE.find((one) => one.service === service);
  if (found === undefined) throw new RangeError(`the catalogue does not contain ${service}`);
  return found;
}
