import type { Browser } from "@playwright/test";
import { startBrowser } from "./slow-browser.ts";

/**
 * What a browser does whose measurement does not come to its end. `stands still`: its pages answer, and get no frame to
 * draw in.
 */
export type BrowserState = "draws" | "stands still" | "silent";

/** How a browser is started, looked at and ended. */
export interface BrowserKeeper<Browser> {
  start(): Promise<Browser>;
  browserStateOf(browser: Browser): Promise<BrowserState>;
  end(browser: Browser): Promise<void>;
}

/** Six times what the longest measurement takes on two quiet cores, ms. */
const TIMEOUT_MS = 180_000;
/** More than a few in one run are no accident of the browser's. */
const MAX_REPLACED = 3;

/**
 * A browser in which one page is measured after another. A browser without a screen, slowed down, now and then gives
 * its page no more frames, although
 * the page answers whatever it is asked: then nothing can be measured, and what was under way begins anew in another
 * browser. A page that
 * does not answer, or one that draws and does not come to its end, is the page's own fault, and fails.
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

  /** How many browsers were left because they stood still. */
  get left(): number {
    return this.#left;
  }

  /** @throws what `measure` throws, and when it takes longer than is to be expected for a reason of the page's own */
  async run(measure: (browser: Handle) => Promise<void>): Promise<void> {
    const under = measure(this.#browser);
    if (await this.#ends(under)) return;
    // ends with its browser, and nobody waits for it then
    under.catch(() => undefined);
    const state = await this.#keeper.browserStateOf(this.#browser);
    if (state !== "stands still" || this.#left === MAX_REPLACED)
      throw new Error(
        `a measurement takes more than ${this.#timeout} ms, and the browser ${state === "silent" ? "is silent" : state}`,
      );
    this.#left += 1;
    await this.end();
    this.#browser = await this.#keeper.start();
    await this.run(measure);
  }

  end(): Promise<void> {
    return this.#keeper.end(this.#browser);
  }

  async #ends(under: Promise<void>): Promise<boolean> {
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

/** By when a page gets its next frame, however slow it is, ms; it is silent after twice as long. */
const FRAME_WITHIN_MS = 5_000;

/** Whether the pages of a browser get frames. */
export async function browserStateOf(browser: Browser): Promise<BrowserState> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const states = await Promise.all(
    pages.map((page) => {
      const asked = page.evaluate(
        (within) =>
          new Promise<BrowserState>((resolve) => {
            requestAnimationFrame(() => resolve("draws"));
            setTimeout(() => resolve("stands still"), within);
          }),
        FRAME_WITHIN_MS,
      );
      const silence = new Promise<BrowserState>((resolve) => setTimeout(() => resolve("silent"), 2 * FRAME_WITHIN_MS));
      return Promise.race([asked, silence]);
    }),
  );
  return states.find((state) => state !== "draws") ?? "draws";
}

/** The browser of a bench. */
export async function watchedBrowser(): Promise<WatchedBrowser<Browser>> {
  return new WatchedBrowser(await startBrowser(), {
    start: startBrowser,
    browserStateOf,
    end: (browser) => browser.close(),
  });
}
