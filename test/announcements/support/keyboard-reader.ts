import { virtual } from "@guidepup/virtual-screen-reader";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** A keyboard with a screen reader: nobody here has a pointer, or sees anything. */
export interface KeyboardReader {
  /**
   * Presses keys, as `userEvent.keyboard` writes them, and gives what is said until something of this kind is, at once
   * without one.
   */
  readonly press: (keys: string, until?: RegExp) => Promise<readonly string[]>;
  /** What each stop says, by Tab, up to one of this kind (it too); fails after 40 of them. */
  readonly tabTo: (last: RegExp) => Promise<readonly string[]>;
  /** One stop back. */
  readonly back: (to: RegExp) => Promise<void>;
  /**
   * Fills in where the focus is, in place of what stands there; at once, for the reader looks through the page with
   * each key.
   */
  readonly type: (text: string) => Promise<void>;
}

const MOST_STOPS = 40;
const readable = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => phrase.replaceAll("\u00a0", " "));

/**
 * The reader looks up what names an element in whatever that element stands in; of one that was just taken away that is
 * no document.
 */
function allowNamesOfRemovedElements(): void {
  Object.defineProperty(Element.prototype, "getElementById", {
    configurable: true,
    value(this: Element, id: string) {
      return [...this.querySelectorAll("[id]")].find((element) => element.id === id) ?? null;
    },
  });
}

/** A reader of the whole page, from now on; `virtual.stop()` ends it. */
export async function createKeyboardReader(): Promise<KeyboardReader> {
  allowNamesOfRemovedElements();
  const user = userEvent.setup({ delay: null });
  await virtual.start({ container: document.body });
  const readPhrases = async (): Promise<readonly string[]> => readable(await virtual.spokenPhraseLog());
  const press: KeyboardReader["press"] = async (keys, until) => {
    await virtual.clearSpokenPhraseLog();
    await user.keyboard(keys);
    if (until !== undefined)
      await expect.poll(readPhrases, { timeout: 5_000 }).toContainEqual(expect.stringMatching(until));
    return readPhrases();
  };
  return {
    press,
    async back(to) {
      await press("{Shift>}{Tab}{/Shift}", to);
    },
    async tabTo(last) {
      const stops: string[] = [];
      while (stops.length < MOST_STOPS && !last.test(stops.at(-1) ?? "")) {
        await virtual.clearSpokenPhraseLog();
        await user.tab();
        // what is said politely beside it is no stop
        const stop = async (): Promise<string | undefined> =>
          (await readPhrases()).findLast((phrase) => !/^(?:polite|assertive): /u.test(phrase));
        await expect.poll(stop, { timeout: 5_000 }).toBeDefined();
        stops.push((await stop()) ?? "");
      }
      expect(stops.at(-1)).toMatch(last);
      return stops;
    },
    async type(text) {
      await user.keyboard("{Control>}a{/Control}");
      await user.paste(text);
    },
  };
}
