import type { BrowserContext } from "@playwright/test";

/** Wire fields that contain secrets. Six-digit codes are too short to be distinguished from other digits. */
const SECRETS = /<(?:sessionId|token|loginToken|challengeId|ticket|password)>([^<]{8,})</g;

/** Collects what leaves the browser where others can read it: addresses and referrers of requests, console lines. */
export class Traffic {
  readonly #sent: string[] = [];

  /** Watches every page of the context, including later ones. */
  watch(context: BrowserContext): void {
    context.on("request", (request) => {
      const { referer } = request.headers();
      if (referer !== undefined) this.#sent.push(`referrer ${referer}`);
      // A link has its token in the address of its navigation, once, and nowhere else.
      if (!request.isNavigationRequest()) this.#sent.push(`${request.method()} ${request.url()}`);
    });
    context.on("console", (message) => this.#sent.push(`console ${message.text()}`));
  }

  /** Collected texts that contain a secret, plain or percent-encoded. */
  leaks(secrets: ReadonlySet<string>): readonly string[] {
    return this.#sent.filter((sent) =>
      [...secrets].some((secret) => sent.includes(secret) || sent.includes(encodeURIComponent(secret))),
    );
  }
}

/** Secrets of envelopes, requests and responses alike. */
export function secretsIn(envelopes: readonly string[]): ReadonlySet<string> {
  return new Set(envelopes.flatMap((envelope) => [...envelope.matchAll(SECRETS)].map(([, secret]) => secret ?? "")));
}
