import type { Browser } from "@playwright/test";
import { startBrowser } from "./slow-browser.ts";

/** State of a browser after a timeout. `stands still`: its pages respond but get no frames to draw in. */
export type BrowserState = "draws" | "stands still" | "silent";

/** Functions that start, check and end a browser. */
export interface BrowserKeeper<Browser> {
  start(): Promise<Browser>;
  browserStateOf(browser: Browser): Promise<BrowserState>;
  end(browser: Browser): Promise<void>;
}

/** Timeout of a measurement, ms: more than twice the longest one, `routes`, on a slow machine. */
const TIMEOUT_MS = 1_200_000;
/** Highest number of replaced browsers in one run; more mean an error of the page. */
const MAX_REPLACED = 3;

/**
 * Browser for successive measurements. A slowed-down headless browser sometimes stops drawing frames, although the page
 * still responds: the measurement is then repeated in another browser. A page that does not respond, or draws without
 * ending the measurement, has an error, and the run fails.
 */
export class WatchedBrowser<Handle> {
  readonly #keeper: BrowserKeeper<Handle>;
  readonly #timeout: number;
  #browser: Handle;
  #left = 0;

  constructor(browser: Handle, keeper: BrowserKeeper<Handle>, timeout = TIMEOUT_MS) {
    this.#browser = browser;
    this.#keeper = keeper;
    this.#timeout = timeout;
  }

  /** Number of browsers that were replaced because they stopped drawing. */
  get left(): number {
    return this.#left;
  }

  /** Runs a measurement and returns its value. Throws its error, and a timeout error if the page is the cause. */
  async run<Value>(measure: (browser: Handle) => Promise<Value>): Promise<Value> {
    const under = measure(this.#browser);
    if (await this.#ends(under)) return under;
    // The measurement ends with its browser; its error no longer matters.
    under.catch(() => undefined);
    const state = await this.#keeper.browserStateOf(this.#browser);
    if (state !== "stands still" || this.#left === MAX_REPLACED)
      throw new Error(
        `a measurement takes more than ${this.#timeout} ms, ` +
          `and the browser ${state === "silent" ? "is silent" : state}`,
      );
    this.#left += 1;
    await this.end();
    this.#browser = await this.#keeper.start();
    return this.run(measure);
  }

  end(): Promise<void> {
    return this.#keeper.end(this.#browser);
  }

  async #ends(under: Promise<unknown>): Promise<boolean> {
    let timeout: NodeJS.Timeout | undefined;
    const over = new Promise<false>((resolve) => {
      timeout = setTimeout(() => resolve(false), this.#timeout);
    });
    try {
      return await Promise.race([under.then(() => true), over]);
    } finally {
      clearTimeout(timeout);
    }
  }
}

/** Time limit for the next frame of a page, ms; after twice that time the page is silent. */
const FRAME_WITHIN_MS = 5_000;

/** Checks if the pages of a browser get frames. */
export async function browserStateOf(browser: Browser): Promise<BrowserState> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const states = await Promise.all(
    pages.map((page) => {
      const evaluation = page.evaluate(
        (within) =>
          new Promise<BrowserState>((resolve) => {
            requestAnimationFrame(() => resolve("draws"));
            setTimeout(() => resolve("stands still"), within);
          }),
        FRAME_WITHIN_MS,
      );
      const silence = new Promise<BrowserState>((resolve) => setTimeout(() => resolve("silent"), 2 * FRAME_WITHIN_MS));
      return Promise.race([evaluation, silence]);
    }),
  );
  return states.find((state) => state !== "draws") ?? "draws";
}

/** Starts the browser of a bench. */
export async function watchedBrowser(): Promise<WatchedBrowser<Browser>> {
  return new WatchedBrowser(await startBrowser(), {
    start: startBrowser,
    browserStateOf,
    end: (browser) => browser.close(),
  });
}
