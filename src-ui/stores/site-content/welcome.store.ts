import { action, makeObservable, observable } from "mobx";
import type { SiteContent, WelcomeMarksPort } from "#domain/site-content/index.ts";
// by its own name: who comes in without a greeting need not load its rule
import { addShownMark } from "#domain/site-content/shown-marks.ts";
import { welcomeOf, type WelcomeMessage } from "#domain/site-content/welcome.ts";
import type { AsyncValue } from "../async-value.ts";

/**
 * The operator's greeting, once (NAV-14): what this browser has shown before, or its customer has closed, is not shown
 * again. One that
 * is on screen stays there until it is closed, also while the content is read anew.
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

  /** What is to be shown now; `undefined` without a greeting, and where it was shown. */
  get due(): WelcomeMessage | undefined {
    const welcome = welcomeOf(this.#content.known);
    return welcome === undefined || this.#before.has(welcome.mark) || this.#closed.has(welcome.mark)
      ? undefined
      : welcome;
  }

  /** The one of this mark is on screen: from now on it was shown, whether it is closed or not. */
  shown(mark: string): void {
    this.#marks.write(addShownMark(this.#marks.read(), mark));
  }

  /** Its customer has read it. */
  close(mark: string): void {
    this.#closed.add(mark);
  }
}
