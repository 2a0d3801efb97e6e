import type { CopiedElement } from "./limits/plain/portal-copies.ts";

/** Measurements of the page about itself; ms since the start of its navigation. */
export interface Probe {
  /** Time at which the first text field is visible. */
  readonly visible: Promise<number>;
  /** Time at which typed text stays in the field and the form's code handles the submit event. */
  readonly usable: Promise<number>;
  /** Returns the longest task since `from`, ms; 0 if none took 50 ms. */
  longestTask(from: number): number;
  /** Returns the time for which the portal's worker was busy since `from`, ms, as it reports. */
  workerTime(from: number): number;
  /** Resolves when an element of `selector` with `text` has been painted, with the start of the next frame. */
  shown(selector: string, text: string): Promise<number>;
  /**
   * Scrolls to the end of the page until it stops growing; resolves to the duration, ms, and the number of the last
   * row.
   */
  reachEnd(): Promise<{ readonly ms: number; readonly row: number }>;
  /** Scrolls down by `pixels` in each of `steps` frames, or to the end in `steps` frames; returns the frames, ms. */
  scrollThrough(steps: number, pixels?: number): Promise<readonly number[]>;
  /**
   * Resolves when the page at `path` has been painted with a heading other than `formerHeading` and without
   * placeholders, with the start of the next frame. `onComplete` runs before its first frame is painted.
   */
  pageShown(path: string, formerHeading: string, onComplete?: () => void): Promise<number>;
  /** Copies the first element of `selector`, and no content of elements of `leftOut`. Throws without an element. */
  copyElement(selector: string, leftOut?: string): CopiedElement;
  /** Calls of the service that began since `from`: the duration of the slowest, and the end of the last, ms. */
  calls(from: number): { readonly slowest: number; readonly lastEnd: number };
  /** Sum of all layout shifts without input shortly before. */
  layoutShift(): number;
  /** Longest time from an input since `from` to the next frame, ms; 0 if none took 16 ms. */
  longestInput(from: number): number;
}

declare global {
  interface Window {
    readonly ebokProbe: Probe;
  }
}

/** Installs the probe. Runs in the page before all other code and can use nothing from outside but types. */
export function installProbe({ submits }: { readonly submits: boolean }): void {
  const tasks: { readonly at: number; readonly ms: number }[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push({ at: entry.startTime + entry.duration, ms: entry.duration });
  }).observe({ type: "longtask", buffered: true });

  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false) shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  const inputs: { readonly at: number; readonly ms: number }[] = [];
  // The type of the options lacks the threshold.
  const inputOptions = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) inputs.push({ at: entry.startTime, ms: entry.duration });
  }).observe(inputOptions);

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
    // Uses the native setter, as a keyboard does: a framework that watches the property must not notice.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const usable = visible.then(() =>
    eachFrame(() => {
      const input = field();
      if (input === undefined || input.form === null) return undefined;
      if (!submits) return performance.now();
      // A prerendered form keeps a submit until the portal has taken over and removed this template.
      if (document.querySelector("template#login-page") !== null) return undefined;
      type(input, "m.brzezinska");
      const answered = !input.form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      return answered && input.value === "m.brzezinska" ? performance.now() : undefined;
    }),
  );

  const copy = (element: Element, leftOut: string | undefined): CopiedElement => {
    const style = "style" in element && element.style instanceof CSSStyleDeclaration ? element.style : undefined;
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== "style")
      .map(({ name, value }) => {
        const isSet = value === "" && typeof Reflect.get(element, name) === "boolean";
        return [name, isSet ? true : value] as const;
      });
    const nodes = leftOut !== undefined && element.matches(leftOut) ? [] : [...element.childNodes];
    return {
      tag: element.localName,
      attributes: Object.fromEntries(attributes),
      style: Object.fromEntries([...(style ?? [])].map((name) => [name, style?.getPropertyValue(name) ?? ""])),
      children: nodes.flatMap((node): (CopiedElement | string)[] => {
        if (node instanceof Element) return [copy(node, leftOut)];
        return node instanceof Text && node.data !== "" ? [node.data] : [];
      }),
    };
  };

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
      return performance.now();
    },
    async reachEnd() {
      const start = performance.now();
      let reached = start;
      let row = -1;
      for (let still = 0; still < 20; still += 1) {
        // Shows the older rows of a list that begins with the newest, as a customer would.
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
      const frames: number[] = [];
      window.scrollTo(0, 0);
      await nextFrame();
      let before = await nextFrame();
      const whole = document.documentElement.scrollHeight - window.innerHeight;
      for (let step = 1; step <= steps; step += 1) {
        window.scrollTo(0, pixels === undefined ? whole * (step / steps) : pixels * step);
        const now = await nextFrame();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    async pageShown(path, formerHeading, onComplete) {
      await eachFrame(() => {
        const heading = document.querySelector("main h1")?.textContent ?? formerHeading;
        const isComplete = document.querySelector("main .loading, main .skeleton, main .skeleton-row") === null;
        return location.pathname === path && heading !== formerHeading && isComplete ? true : undefined;
      });
      onComplete?.();
      await nextFrame();
      return performance.now();
    },
    copyElement(selector, leftOut) {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`no element of ${selector}`);
      return copy(element, leftOut);
    },
    calls(from) {
      const all = performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime >= from && new URL(name).pathname === "/service");
      return {
        slowest: Math.max(0, ...all.map(({ duration }) => duration)),
        lastEnd: Math.max(from, ...all.map(({ startTime, duration }) => startTime + duration)),
      };
    },
    layoutShift: () => shift,
    longestInput: (from) => Math.max(0, ...inputs.filter(({ at }) => at >= from).map(({ ms }) => ms)),
  };
  Object.defineProperty(window, "ebokProbe", { value: probe });
}
