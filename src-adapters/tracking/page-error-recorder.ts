import { HandledError } from "#domain/shared-kernel/handled-error.ts";
import type { PageError, PageErrorReceiver } from "#domain/tracking/index.ts";

/** Errors that the former page of this tab could not report. */
const UNREPORTED_KEY = "ebok.unreported-errors";

/** Most errors that wait for the code that reports them. */
const MAX_WAITING = 20;

const CONSOLE_LEVELS = ["error", "warn"] as const;

/** Part of a window that the recorder uses. */
export type RecordedPage = Pick<Window, "addEventListener" | "location" | "sessionStorage"> & {
  readonly console: Pick<Console, (typeof CONSOLE_LEVELS)[number]>;
};

export interface PageErrorRecorderDependencies {
  readonly page: RecordedPage;
  readonly now: () => number;
  /** Loads the receiver of the errors with the first of them. */
  readonly loadReceiver: () => Promise<PageErrorReceiver>;
  /** Called for each error of the portal itself whose failure no caller shows to the customer. */
  readonly onUnhandled?: (() => void) | undefined;
}

/** Begin of MobX's message about an exception in a reaction, which it neither throws nor passes on. */
const REACTION_FAILED = "[mobx] uncaught error";

/**
 * Records all errors and warnings of a page that no caller handles, each `Error` once (HTTP-04): uncaught errors,
 * rejections, chunks that failed to load, violations of the content security policy, messages of the framework on the
 * console, and what code reports by `record`. Part of the first chunk; the code that reports them loads when there is
 * an error. Errors that could not be reported before the page was unloaded are left to its successor in this tab.
 */
export class PageErrorRecorder {
  readonly #dependencies: PageErrorRecorderDependencies;
  /** An error may arrive by several paths: from React, from the router, from the console. */
  readonly #recorded = new WeakSet<Error>();
  #waiting: PageError[] = [];
  #receiver: PageErrorReceiver | undefined;
  #isLoading = false;

  constructor(dependencies: PageErrorRecorderDependencies) {
    this.#dependencies = dependencies;
  }

  /** Records from now on. Returns the function that ends it. */
  start(): () => void {
    const { page } = this.#dependencies;
    const running = new AbortController();
    const listen = (type: string, listener: (event: Event) => void): void =>
      page.addEventListener(type, listener, { signal: running.signal });
    listen("error", (event) => this.#add([this.#thrownIn(event, "error") ?? fieldOf(event, "message")]));
    listen("unhandledrejection", (event) => this.#add(["Unhandled rejection:", this.#thrownIn(event, "reason")]));
    // Vite's name for a dynamic import that failed, handled or not.
    listen("vite:preloadError", (event) => this.#add([fieldOf(event, "payload")]));
    listen("securitypolicyviolation", (event) => this.#add(["csp", fieldOf(event, "effectiveDirective")]));
    listen("online", () => this.#deliver());
    listen("pagehide", () => this.#leave());
    for (const level of CONSOLE_LEVELS) {
      const print = page.console[level].bind(page.console);
      page.console[level] = (...words: unknown[]) => {
        print(...words);
        this.#add(words);
        const [message, error] = words;
        if (String(message).startsWith(REACTION_FAILED)) this.#announce(error);
      };
      running.signal.addEventListener("abort", () => (page.console[level] = print));
    }
    this.#takeUnreported();
    return () => running.abort();
  }

  /** Records an error that its caller handles, such as a fallback page. */
  record(error: unknown): void {
    this.#add([error]);
  }

  /** Records an error that React or the router caught, and prints it in their stead. */
  recordCaught(error: unknown, componentStack?: string | null): void {
    this.#add([error], componentStack ?? undefined);
    this.#dependencies.page.console.error(error);
  }

  #add(words: readonly unknown[], componentStack?: string): void {
    const errors = words.filter((word) => word instanceof Error);
    if (errors.length > 0 && errors.every((error) => this.#recorded.has(error))) return;
    for (const error of errors) this.#recorded.add(error);
    const { page, now } = this.#dependencies;
    if (this.#waiting.length < MAX_WAITING)
      this.#waiting.push({ at: now(), pathname: page.location.pathname, words, componentStack });
    this.#deliver();
  }

  /** Returns the value that was thrown, and announces it. */
  #thrownIn(event: Event, field: string): unknown {
    const error = fieldOf(event, field);
    if (error instanceof HandledError) return error.cause;
    this.#announce(error);
    return error;
  }

  /** Ignores errors of browser extensions and of other origins, which do not affect the portal. */
  #announce(error: unknown): void {
    const { page, onUnhandled } = this.#dependencies;
    if (error instanceof Error && error.stack?.includes(page.location.origin) === true) onUnhandled?.();
  }

  #deliver(): void {
    if (this.#receiver !== undefined) {
      for (const error of this.#waiting.splice(0)) this.#receiver.receive(error);
      return;
    }
    if (this.#isLoading || this.#waiting.length === 0) return;
    this.#isLoading = true;
    this.#dependencies.loadReceiver().then(
      (receiver) => {
        this.#receiver = receiver;
        this.#deliver();
      },
      // The next error, the network or the next page tries again.
      () => void (this.#isLoading = false),
    );
  }

  #leave(): void {
    if (this.#receiver !== undefined) return this.#receiver.flush();
    if (this.#waiting.length === 0) return;
    const left = this.#waiting.splice(0).map((error) => ({ ...error, words: [lineOf(error.words)] }));
    this.#store((storage) => storage.setItem(UNREPORTED_KEY, JSON.stringify(left)));
  }

  #takeUnreported(): void {
    this.#store((storage) => {
      const left = storage.getItem(UNREPORTED_KEY);
      storage.removeItem(UNREPORTED_KEY);
      const errors: unknown = JSON.parse(left ?? "[]");
      if (Array.isArray(errors)) this.#waiting.push(...errors.filter(isPageError));
      this.#deliver();
    });
  }

  #store(use: (storage: Storage) => void): void {
    try {
      use(this.#dependencies.page.sessionStorage);
    } catch {
      // The browser denies storage, or other code wrote the entry.
    }
  }
}

/** Returns true for an error that the former page has stored. */
function isPageError(value: unknown): value is PageError {
  return (
    typeof value === "object" &&
    value !== null &&
    "at" in value &&
    "pathname" in value &&
    "words" in value &&
    typeof value.at === "number" &&
    typeof value.pathname === "string" &&
    Array.isArray(value.words)
  );
}

function fieldOf(event: Event, name: string): unknown {
  return Reflect.get(event, name);
}

/** One line without objects, which may hold data of the customer. */
function lineOf(words: readonly unknown[]): string {
  return words
    .filter((word) => typeof word === "string" || word instanceof Error)
    .join(" ")
    .replaceAll(/\s+/g, " ");
}
