/** Call of the portal; ms since the start of the page's navigation. */
export interface TimedCall {
  readonly operation: string;
  readonly from: number;
  /** Undefined until the whole response has arrived. */
  readonly to?: number;
}

/** Calls of the page, and times at which the start page has drawn its data since `watch`. */
export interface HomeProbe {
  readonly calls: readonly TimedCall[];
  /** Forgets what was drawn before. */
  watch(): void;
  /** Resolves with the times of the first data of a block and of the whole page, each after its frame was painted. */
  readonly drawn: () => Promise<{ readonly first: number; readonly all: number }>;
}

declare global {
  interface Window {
    readonly ebokHome: HomeProbe;
  }
}

/** Installs the probe. Runs in the page before all other code and can use only types of this file. */
export function installHomeProbe(): void {
  const calls: { operation: string; from: number; to?: number }[] = [];
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const body = init?.body;
    const operation = typeof body === "string" ? /Body>\s*<(?:\w+:)?(\w+)/.exec(body)?.[1] : undefined;
    if (operation === undefined) return fetch(input, init);
    const call: { operation: string; from: number; to?: number } = { operation, from: performance.now() };
    calls.push(call);
    const response = await fetch(input, init);
    const read = response.arrayBuffer.bind(response);
    response.arrayBuffer = async () => {
      const bytes = await read();
      call.to = performance.now();
      return bytes;
    };
    return response;
  };

  const hasText = (selector: string, text: string): boolean =>
    (document.querySelector(selector)?.textContent ?? "").includes(text);
  const hasData = (): boolean =>
    hasText(".due", "zł") || document.querySelector(".service-row, .teaser__prices") !== null || hasText(".share", "%");
  const isWhole = (): boolean =>
    hasText(".due", "zł") &&
    document.querySelector("main .skeleton") === null &&
    [...document.querySelectorAll(".service-row__data")].every(({ textContent }) => textContent !== "");

  const eachFrame = (look: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      const frame = (): void => {
        if (location.pathname === "/index" && look()) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  let first = eachFrame(hasData);
  let all = eachFrame(isWhole);
  const probe: HomeProbe = {
    calls,
    watch() {
      calls.length = 0;
      first = eachFrame(hasData);
      all = eachFrame(isWhole);
    },
    drawn: async () => ({ first: await first, all: await all }),
  };
  Object.defineProperty(window, "ebokHome", { value: probe });
}
