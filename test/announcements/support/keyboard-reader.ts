import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { virtual } from "@guidepup/virtual-screen-reader";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Keyboard with a screen reader: no pointer and no sight of the page. */
export interface KeyboardReader {
  /**
   * Presses keys in the notation of `userEvent.keyboard`. Returns the phrases until one matches `until`, or at once
   * without it.
   */
  readonly press: (keys: string, until?: RegExp) => Promise<readonly string[]>;
  /**
   * Presses Tab until a stop matches `last`. Returns the phrase of each stop, the last one included; fails after 40
   * stops.
   */
  readonly tabTo: (last: RegExp) => Promise<readonly string[]>;
  /** Presses Shift+Tab once. */
  readonly back: (to: RegExp) => Promise<void>;
  /** Replaces the content of the focused field. Sets it in one step, because the reader scans the page on each key. */
  readonly type: (text: string) => Promise<void>;
}

const MOST_STOPS = 40;
const readable = (phrases: readonly string[]): readonly string[] => phrases.map((phrase) => unjoinedText(phrase));

/**
 * Makes the reader accept names of removed elements: it looks them up in the root of the element, which is no document
 * then.
 */
function allowNamesOfRemovedElements(): void {
  Object.defineProperty(Element.prototype, "getElementById", {
    configurable: true,
    value(this: Element, id: string) {
      return [...this.querySelectorAll("[id]")].find((element) => element.id === id) ?? null;
    },
  });
}

/** Starts a reader of the whole page; `virtual.stop()` ends it. */
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
        // Polite announcements are no stop.
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
