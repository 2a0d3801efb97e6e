import type { Page } from "@playwright/test";

/** Numbers of what a page has started and not ended, by kind. */
export type LiveResources = Readonly<Record<string, number>>;

declare global {
  interface Window {
    ebokLive?: () => LiveResources;
  }
}

/**
 * Counts what later pages of this tab start and do not end: timers, intervals, sockets, channels, observers, and
 * listeners of window, document and media queries by their events. Listeners of elements end with their elements.
 */
export async function watchLiveResources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Map<string, Set<unknown>>();
    const of = (kind: string): Set<unknown> => {
      const known = live.get(kind) ?? new Set();
      live.set(kind, known);
      return known;
    };

    const { setTimeout: start, clearTimeout: stop, setInterval: repeat } = window;
    // A timer and an interval never have the same id, and either function ends both.
    const end = (id?: number): void => {
      for (const kind of ["timers", "intervals"]) of(kind).delete(id);
      stop(id);
    };
    const startTimer = (run: () => void, delay?: number): number => {
      const id = start(() => {
        of("timers").delete(id);
        run();
      }, delay);
      of("timers").add(id);
      return id;
    };
    const startInterval = (run: () => void, delay?: number): number => {
      const id = repeat(run, delay);
      of("intervals").add(id);
      return id;
    };
    Object.assign(window, {
      setTimeout: startTimer,
      setInterval: startInterval,
      clearTimeout: end,
      clearInterval: end,
    });

    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        of("sockets").add(this);
        this.addEventListener("close", () => of("sockets").delete(this));
      }
    };
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        of("channels").add(this);
      }
      override close(): void {
        of("channels").delete(this);
        super.close();
      }
    };
    for (const kind of ["ResizeObserver", "IntersectionObserver", "MutationObserver", "PerformanceObserver"] as const) {
      const { prototype } = window[kind];
      const { observe, disconnect } = prototype;
      Object.assign(prototype, {
        observe(this: object, ...values: unknown[]) {
          of(kind).add(this);
          Reflect.apply(observe, this, values);
        },
        disconnect(this: object) {
          of(kind).delete(this);
          Reflect.apply(disconnect, this, []);
        },
      });
    }

    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isLasting = (target: unknown): boolean =>
      target === window || target === document || target instanceof MediaQueryList;
    const isCaptured = (options: unknown): boolean =>
      options === true || (typeof options === "object" && options !== null && Reflect.get(options, "capture") === true);
    /** The same listener of the same target counts once, as in the browser. */
    const names = new WeakMap<object, Map<string, object>>();
    const listened = (target: object, type: string, listener: object, options: unknown): object => {
      const known = names.get(listener) ?? new Map<string, object>();
      names.set(listener, known);
      const targetName = target === window ? "window" : target === document ? "document" : "media";
      const name = `${targetName} ${type} ${isCaptured(options)}`;
      const mark = known.get(name) ?? {};
      known.set(name, mark);
      return mark;
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target: EventTarget = this ?? window;
      if (listener !== null && isLasting(target)) {
        const mark = listened(target, type, listener, options);
        const forget = (): void => void of(`listeners of ${type}`).delete(mark);
        of(`listeners of ${type}`).add(mark);
        if (typeof options === "object") {
          if (options.once === true) Reflect.apply(addEventListener, target, [type, forget, { once: true }]);
          options.signal?.addEventListener("abort", forget);
        }
      }
      Reflect.apply(addEventListener, target, [type, listener, options]);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target: EventTarget = this ?? window;
      if (listener !== null && isLasting(target))
        of(`listeners of ${type}`).delete(listened(target, type, listener, options));
      Reflect.apply(removeEventListener, target, [type, listener, options]);
    };

    window.ebokLive = () =>
      Object.fromEntries([...live].filter(([, set]) => set.size > 0).map(([kind, set]) => [kind, set.size]));
  });
}

/**
 * Lists what has grown by at least `least`, by kind. Single timers and listeners come and go while the page loads its
 * other parts.
 */
export function grownResources(before: LiveResources, after: LiveResources, least: number): LiveResources {
  return Object.fromEntries(
    Object.entries(after)
      .map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const)
      .filter(([, growth]) => growth >= least),
  );
}

/** Returns what the page has started and not ended. */
export function liveResources(page: Page): Promise<LiveResources> {
  return page.evaluate(() => window.ebokLive?.() ?? {});
}
