/** Thresholds of the proof parts. One list, so that lowering one is visible. */

/** Minimum mutation score of the domain by context, per cent. */
const MUTATION_BARS: ReadonlyMap<string, number> = new Map([
  ["validation", 90],
  ["session", 90],
  ["login", 90],
  ["contact", 90],
  ["chat", 90],
  ["finance", 85],
  ["products", 85],
  ["navigation", 85],
]);

/** Minimum score of a context that is not listed above, per cent. */
const USUAL_MUTATION_BAR = 80;

/** Returns the minimum mutation score of a context, per cent. */
export const mutationBar = (context: string): number => MUTATION_BARS.get(context) ?? USUAL_MUTATION_BAR;

/** Number of runs of each property. */
export const MODEL_RUNS = 10_000;

/** Minimum size of the sanitiser's corpus. */
export const MIN_PAYLOADS = 400;

/** Minimum number of payloads that work without protection; fewer mean that the detection is broken (docs/adr/0020). */
export const MIN_WORKING_PAYLOADS = 30;

/** Minimum number of generated payloads, in addition to the public ones, for each place that shows foreign HTML. */
export const MIN_GENERATED_PAYLOADS = 1_000;

/** Minimum number of payloads, in a sample of two hundred, that work in such a place without protection. */
export const MIN_WORKING_IN_SINKS = 40;

/** Window widths, px: the smallest supported, a phone, and both sides of each breakpoint. */
export const WIDTHS: readonly number[] = [320, 390, 700, 701, 800, 1089, 1090, 1440];

/** Window widths at which every screen is looked at in each language, px. */
export const LANGUAGE_WIDTHS: readonly number[] = [1440, 320];

/** Window widths at which every screen is looked at in each language with text at 200 %, px. */
export const LANGUAGE_LARGE_TEXT_WIDTHS: readonly number[] = [1440, 390];

/** Smallest supported window width, px. */
export const SMALLEST_WIDTH = 320;

/** Longest processor time from the press until a page is drawn in another language, ms. */
export const LANGUAGE_SWITCH_MS = 100;

/** Window width at which texts that are 40 % longer are tested, px. */
export const LONG_TEXT_WIDTH = 320;

/** Window widths at which a text size of 200 % is tested, px. */
export const LARGE_TEXT_WIDTHS: readonly number[] = [640, 1280, 1440];

/** Maximum number of browser tests that the in-app part skips, by tag: docs/guides/proof.md. */
export const MAX_LEFT_OUT = { wide: 5, browser: 10 } as const;

/** Minimum number of in-app tests whose page has used the bridge; fewer mean that there was no bridge. */
export const MIN_IN_APP = 450;

/** Call rate of `bench:load`, and time within which 99 of 100 responses must arrive, ms. */
export const LOAD = { callsPerSecond: 1_000, seconds: 20, p99Ms: 100 } as const;

/** Sockets and message rate of `bench:chat`, and time within which 99 of 100 messages must be acknowledged, ms. */
export const CHAT_LOAD = { sockets: 5_000, messagesPerSecond: 2_000, seconds: 20, p99Ms: 50 } as const;

/** Minimum number of seeded defects of accessibility that their tests catch, of 40. */
export const MIN_SEEDS_CAUGHT = 38;

/** Logins and logouts of `browser:memory` in one tab, and the most by which the heap may grow after the warm-up. */
export const LOGIN_CYCLES = { cycles: 100, warmUp: 10, growth: 0.05 } as const;

/** Number of times that the sandbox is killed in the middle of writes. */
export const KILLED_ROUNDS = 50;

/**
 * The provider for LMS under load: customers with 20 documents each, rates of reads and of logins whose PIN is stored
 * as text or MD5 and as bcrypt, and the time within which 99 of 100 responses must arrive, ms.
 */
export const LMS_LOAD = {
  customers: 100_000,
  seconds: 20,
  /** Processes of the provider. On two cores a second one only makes the batches of reads smaller: docs/adr/0082. */
  processes: 1,
  readsPerSecond: 1_000,
  loginsPerSecond: 200,
  hashedLoginsPerSecond: 10,
  p99Ms: 150,
  hashedP99Ms: 1_000,
} as const;

/** Number of times that one of two processes of the provider for LMS is killed, a second apart. */
export const LMS_KILLS = 60;
