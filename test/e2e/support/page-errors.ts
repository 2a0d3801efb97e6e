import type { BrowserContext } from "@playwright/test";

/**
 * Collects unexpected errors of pages: violations of the Content-Security-Policy, console errors, uncaught errors and
 * rejections. A test that causes one allows it by `allow`.
 */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches every page of the context, including later ones. */
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

  /**
   * Allows errors that the test causes, such as a fault's status or a broken connection. Never allow a CSP violation.
   */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Errors that no pattern allows. */
  unexpected(): readonly string[] {
    return this.#seen.filter((trouble) => !this.#allowed.some((pattern) => pattern.test(trouble)));
  }
}
