/** What the page notices of itself; ms since its navigation began. */
export interface Probe {
  /** When the first text field could be seen. */
  readonly visible: Promise<number>;
  /** When what was typed into it stayed, and the form's own code answered its submit. */
  readonly usable: Promise<number>;
  /** The longest task since `from`, ms; 0 when none took 50 ms. */
  longestTask(from: number): number;
  /** How long the portal's worker was busy since `from`, ms, by its own word. */
  workerTime(from: number): number;
  /** Resolves, two frames later, with the moment at which `selector` found something with `text` in it. */
  shown(selector: string, text: string): Promise<number>;
  /** Goes to the end of the page until it grows no more: how long that took, ms, and the number of the last row. */
  reachEnd(): Promise<{ readonly ms: number; readonly row: number }>;
  /**
   * Scrolls down by `pixels` in each of `steps` frames, or, without them, to the end in as many; the longest frame, ms.
   */
  scrollThrough(steps: number, pixels?: number): Promise<number>;
}

declare global {
  interface Window {
    readonly ebokProbe: Probe;
  }
}

/** Runs in the page, before anything of it: uses nothing of this file but its types. */
export function installProbe({ submits }: { readonly submits: boolean }): void {
  const tasks: { readonly at: number; readonly ms: number }[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push({ at: entry.startTime + entry.duration, ms: entry.duration });
  }).observe({ type: "longtask", buffered: true });

  const eachFrame = <Value>(look: () => Value | undefined): Promise<Value> =>
    new Promise((resolve) => {
      const frame = (): void => {
        const seen = look();
        if (seen === undefined) requestAnimationFrame(frame);
        else resolve(seen);
      };
      requestAnimationFrame(frame);
    });
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

  const field = (): HTMLInputElement | undefined => {
    const input = document.querySelector("form input:not([hidden])");
    return input instanceof HTMLInputElement && input.getBoundingClientRect().width > 0 ? input : undefined;
  };
  const visible = eachFrame(() => (field() === undefined ? undefined : performance.now()));

  const type = (input: HTMLInputElement, text: string): void => {
    // as a keyboard does it: a framework that watches the property must not notice
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const usable = visible.then(() =>
    eachFrame(() => {
      const input = field();
      if (input === undefined || input.form === null) return undefined;
      if (!submits) return performance.now();
      type(input, "m.brzezinska");
      const answered = !input.form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      return answered && input.value === "m.brzezinska" ? performance.now() : undefined;
    }),
  );

  const probe: Probe = {
    visible,
    usable,
    longestTask: (from) => Math.max(0, ...tasks.filter(({ at }) => at >= from).map(({ ms }) => ms)),
    workerTime: (from) =>
      performance
        .getEntriesByName("ebok:worker")
        .filter(({ startTime, duration }) => startTime + duration >= from)
        .reduce((sum, { duration }) => sum + duration, 0),
    async shown(selector, text) {
      await eachFrame(() =>
        [...document.querySelectorAll(selector)].some((element) => (element.textContent ?? "").includes(text))
          ? true
          : undefined,
      );
      await nextFrame();
      await nextFrame();
      return performance.now();
    },
    async reachEnd() {
      const start = performance.now();
      let reached = start;
      let row = -1;
      for (let still = 0; still < 20; still += 1) {
        // a list that begins with the newest is asked for the rest, as a customer would
        for (const button of document.querySelectorAll("button"))
          if (/^Pokaż (starsze|wszystkie)/.test(button.textContent ?? "")) button.click();
        window.scrollTo(0, document.documentElement.scrollHeight);
        await nextFrame();
        const last = Math.max(
          ...[...document.querySelectorAll<HTMLElement>("[data-index]")].map(({ dataset }) => Number(dataset["index"])),
        );
        if (last === row) continue;
        row = last;
        reached = performance.now();
        still = 0;
      }
      window.scrollTo(0, 0);
      await nextFrame();
      return { ms: reached - start, row };
    },
    async scrollThrough(steps, pixels) {
      let longest = 0;
      window.scrollTo(0, 0);
      await nextFrame();
      let before = await nextFrame();
      const whole = document.documentElement.scrollHeight - window.innerHeight;
      for (let step = 1; step <= steps; step += 1) {
        window.scrollTo(0, pixels === undefined ? whole * (step / steps) : pixels * step);
        const now = await nextFrame();
        longest = Math.max(longest, now - before);
        before = now;
      }
      return longest;
    },
  };
  Object.defineProperty(window, "ebokProbe", { value: probe });
}
