import { action, makeObservable, observable } from "mobx";
import type { SiteContent, WelcomeMarksPort } from "#domain/site-content/index.ts";
// Imported by file name: pages without a greeting need not load its rule.
import { addShownMark } from "#domain/site-content/shown-marks.ts";
import { welcomeOf, type WelcomeMessage } from "#domain/site-content/welcome.ts";
import type { AsyncValue } from "../async-value.ts";

/**
 * Greeting of the operator, shown once (NAV-14): not if this browser has shown it before or the customer has closed it.
 * A visible greeting stays until it is closed, even if the content is reloaded.
 */
export class WelcomeStore {
  readonly #content: Pick<AsyncValue<SiteContent>, "known">;
  readonly #marks: WelcomeMarksPort;
  readonly #before: ReadonlySet<string>;
  readonly #closed = observable.set<string>();

  constructor(content: Pick<AsyncValue<SiteContent>, "known">, marks: WelcomeMarksPort) {
    this.#content = content;
    this.#marks = marks;
    this.#before = new Set(marks.read());
    makeObservable(this, { close: action });
  }

  /** Greeting to show; `undefined` without one, or if it was shown before. */
  get due(): WelcomeMessage | undefined {
    const welcome = welcomeOf(this.#content.known);
    return welcome === undefined || this.#before.has(welcome.mark) || this.#closed.has(welcome.mark)
      ? undefined
      : welcome;
  }

  /** Stores that the greeting of this mark was shown, even if it is not closed. */
  markShown(mark: string): void {
    this.#marks.write(addShownMark(this.#marks.read(), mark));
  }

  /** Closes the greeting of this mark. */
  close(mark: string): void {
    this.#closed.add(mark);
  }
}
