import type { BrowserContext } from "@playwright/test";

/**
 * Everything that goes wrong in a page without a test asking for it: violations of the Content-Security-Policy, errors
 * on the console, uncaught errors and rejections. A test that provokes one names it with `allow`.
 */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches every page of the context, also those that it opens later. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener(
        "securitypolicyviolation",
        ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
          console.error(`CSP ${violatedDirective}: ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
        },
      );
    });
    context.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.#seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** This trouble is what the test is about: a fault's status, a broken connection. Never allow a CSP violation. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** What nobody allowed. */
  unexpected(): readonly string[] {
    return this.#seen.filter((trouble) => !this.#allowed.some((pattern) => pattern.test(trouble)));
  }
}
