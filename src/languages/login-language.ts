import { parseLanguage } from "#domain/language/parse-language.ts";
import { reconcileLanguage } from "#domain/language/reconcile-language.ts";
import { saveLanguage } from "#domain/language/use-cases/save-language.ts";
import type { Language, LanguagePort, LoginLanguagePort } from "#domain/language/index.ts";
import type { SessionStoragePort, UserSession } from "#domain/session/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";

export interface LoginLanguageDependencies {
  readonly device: Pick<LanguagePort, "readChoice" | "isChoiceSaved" | "markSaved">;
  readonly sessions: Pick<SessionStoragePort, "read" | "write">;
  readonly port: LoginLanguagePort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Shows a language and stores it for this device. Rejects when its texts cannot be loaded. */
  readonly show: (language: Language) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Makes the language of this device and that of the customer's login the same (I18N-20). Never shows a failure. */
export class LoginLanguage {
  readonly #dependencies: LoginLanguageDependencies;
  readonly #key: IdempotencyKeyIssuer;
  /** Session whose language was looked at on this page: later it may be older than what was saved since. */
  #sessionId: string | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(dependencies: LoginLanguageDependencies) {
    this.#dependencies = dependencies;
    this.#key = new IdempotencyKeyIssuer(dependencies.idempotencyKeys);
  }

  /**
   * Saves a choice of this device that the login does not have, or shows the language that a login has just returned.
   * Call it after a login, after a page load and after each choice. Calls follow one another, so that the last choice
   * is saved last.
   */
  reconcile(session: Pick<UserSession, "sessionId" | "language">, offered: readonly Language[]): Promise<void> {
    this.#last = this.#last.then(() => this.#reconcile(session, offered)).catch(this.#dependencies.report);
    return this.#last;
  }

  async #reconcile(
    { sessionId, language }: Pick<UserSession, "sessionId" | "language">,
    offered: readonly Language[],
  ): Promise<void> {
    const { device, show } = this.#dependencies;
    const ofLogin = sessionId === this.#sessionId ? undefined : parseLanguage(language);
    this.#sessionId = sessionId;
    const step = reconcileLanguage({
      choice: device.readChoice(),
      isSaved: device.isChoiceSaved(),
      ofLogin,
      offered,
    });
    if (step.kind === "show") await show(step.language);
    this.#dropStoredLanguage(sessionId);
    switch (step.kind) {
      case "nothing":
        return;
      case "show":
      case "mark-saved":
        return device.markSaved(step.language);
      case "save":
        return this.#save(step.language);
    }
  }

  /** A page that is reloaded before shows the language of the login, a later one shows the choice of the device. */
  #dropStoredLanguage(sessionId: string): void {
    const { sessions } = this.#dependencies;
    const stored = sessions.read();
    if (stored?.session.sessionId !== sessionId || stored.session.language === undefined) return;
    const { language: _, ...session } = stored.session;
    sessions.write({ ...stored, session });
  }

  async #save(language: Language): Promise<void> {
    const { device, port: login, report } = this.#dependencies;
    const outcome = await saveLanguage({ login }, language, this.#key);
    switch (outcome.kind) {
      case "done":
      case "found-done":
        return device.markSaved(language);
      case "not-done":
        // The gateway reports failed calls.
        if (outcome.failure.kind === "unknown-language")
          report(new Error(`the provider keeps no language ${language}`));
        return;
      // The next page load sends it again.
      case "unknown":
      case "cancelled":
        return;
    }
  }
}
