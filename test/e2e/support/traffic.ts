import type { BrowserContext } from "@playwright/test";

/**
 * Fields of the wire that hold what nobody but the wire may see; codes of six digits are too short to be told from
 * other digits.
 */
const SECRETS = /<(?:sessionId|token|loginToken|challengeId|ticket|password)>([^<]{8,})</g;

/** What went out of the browser where others can read it: addresses and referrers of requests, lines of the console. */
export class Traffic {
  readonly #sent: string[] = [];

  /** Watches every page of the context, also those that it opens later. */
  watch(context: BrowserContext): void {
    context.on("request", (request) => {
      const { referer } = request.headers();
      if (referer !== undefined) this.#sent.push(`referrer ${referer}`);
      // a link that somebody follows carries its token in the address that is opened, once, and nowhere else
      if (!request.isNavigationRequest()) this.#sent.push(`${request.method()} ${request.url()}`);
    });
    context.on("console", (message) => this.#sent.push(`console ${message.text()}`));
  }

  /** What of it holds one of these secrets, by itself or as an address writes it. */
  leaks(secrets: ReadonlySet<string>): readonly string[] {
    return this.#sent.filter((sent) =>
      [...secrets].some((secret) => sent.includes(secret) || sent.includes(encodeURIComponent(secret))),
    );
  }
}

/** Every secret in envelopes that went over the wire, either way. */
export function secretsIn(envelopes: readonly string[]): ReadonlySet<string> {
  return new Set(envelopes.flatMap((envelope) => [...envelope.matchAll(SECRETS)].map(([, secret]) => secret ?? "")));
}
