/** What the parts of the proof are held to. One list, so that a bar is lowered in sight of everybody or not at all. */

/** Mutants of the domain that a test must notice, in per cent, by context. */
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

/** For a context that has none of its own. */
const USUAL_MUTATION_BAR = 80;

/** The least score of a context of the domain, in per cent. */
export const mutationBar = (context: string): number => MUTATION_BARS.get(context) ?? USUAL_MUTATION_BAR;

/** How often every property is tried. */
export const MODEL_RUNS = 10_000;

/** Payloads that the sanitiser's corpus must at least have. */
export const MIN_PAYLOADS = 400;

/** Of them those that must be seen to work where nothing holds them, or the trap is broken (docs/adr/0020). */
export const MIN_WORKING_PAYLOADS = 30;

/** Attacks of ours that every place for HTML of others must at least be tried with, beside the public ones. */
export const MIN_GENERATED_PAYLOADS = 1_000;

/** Of two hundred of all those that must be seen to work in such a place where nothing holds them. */
export const MIN_WORKING_IN_SINKS = 40;

/** Windows, in px: the smallest that counts, a phone, and both sides of each width at which the layout changes. */
export const WIDTHS: readonly number[] = [320, 390, 700, 701, 800, 1089, 1090, 1440];

/** Windows in which the text of 200 % is looked at. */
export const LARGE_TEXT_WIDTHS: readonly number[] = [640, 1280, 1440];

/** Browser tests that the part inside the app leaves out, by the tag that says why: docs/guides/proof.md. */
export const MAX_LEFT_OUT = { wide: 5, browser: 80 } as const;

/** Tests of that part in which a page must at least have spoken to the app, or there was none around it. */
export const MIN_IN_APP = 450;

/** How the sandbox is called in `bench:load`, and within how many ms 99 of 100 answers must be there. */
export const LOAD = { callsPerSecond: 1_000, seconds: 20, p99Ms: 100 } as const;

/**
 * How many customers have the sandbox's chat open in `bench:chat`, how often they write, and within how many ms 99 of
 * 100 messages must be acknowledged.
 */
export const CHAT_LOAD = { sockets: 5_000, messagesPerSecond: 2_000, seconds: 20, p99Ms: 50 } as const;

/** How often the sandbox is killed in the middle of writes. */
export const KILLED_ROUNDS = 50;
