import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openGallery } from "./support/gallery.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

interface Masked {
  readonly path: string;
  readonly label: string;
  readonly typed: string;
  readonly shown: string;
  /** Expected value after the character before this index was deleted and typed again. */
  readonly at: number;
  readonly shorter: string;
  readonly back: string;
  /** Expected value after the characters between these indexes were cut. */
  readonly cut: readonly [number, number];
  readonly left: string;
}

const MASKS: readonly Masked[] = [
  {
    path: "/field-text",
    label: "Telefon komórkowy",
    typed: "601234567",
    shown: "601-234-567",
    at: 6,
    shorter: "601-245-67",
    back: "3",
    cut: [4, 8],
    left: "601-567",
  },
  {
    path: "/field-text",
    label: "Telefon stacjonarny",
    typed: "583201020",
    shown: "58 320-10-20",
    at: 5,
    shorter: "58 301-02-0",
    back: "2",
    cut: [3, 7],
    left: "58 102-0",
  },
  {
    path: "/field-text",
    label: "Numer klienta",
    typed: "412783091",
    shown: "412783091",
    at: 4,
    shorter: "41283091",
    back: "7",
    cut: [0, 3],
    left: "783091",
  },
  {
    path: "/field-text",
    label: "Numer konta",
    typed: "61109010140000071219812874",
    shown: "61-1090-1014-0000-0712-1981-2874",
    at: 6,
    shorter: "61-1001-0140-0000-7121-9812-874",
    back: "9",
    cut: [3, 8],
    left: "61-1014-0000-0712-1981-2874",
  },
  {
    path: "/field-text",
    label: "Kod z SMS-a",
    typed: "480213",
    shown: "480213",
    at: 3,
    shorter: "48213",
    back: "0",
    cut: [0, 2],
    left: "0213",
  },
  {
    path: "/field-text",
    label: "Inna kwota",
    typed: "1187,43",
    shown: "1187,43",
    at: 3,
    shorter: "117,43",
    back: "8",
    cut: [0, 2],
    left: "87,43",
  },
  {
    path: "/field-date",
    label: "Dzień wizyty",
    typed: "05122026",
    shown: "05-12-2026",
    at: 5,
    shorter: "05-12-026",
    back: "2",
    cut: [0, 3],
    left: "12-20-26",
  },
];

const caret = (field: Locator, from: number, to = from) =>
  field.evaluate((input, [start, end]) => input instanceof HTMLInputElement && input.setSelectionRange(start, end), [
    from,
    to,
  ] as const);

/** Visits the masked fields of one gallery page and empties each before its trial. */
async function eachMask(
  page: Page,
  path: string,
  look: (field: Locator, mask: Masked) => Promise<void>,
): Promise<void> {
  await openGallery(page, `${path}?theme=light`);
  const room = path === "/field-text" ? page.getByRole("region", { name: "Z maską" }) : page.getByRole("main");
  for (const mask of MASKS.filter((one) => one.path === path)) {
    await test.step(mask.label, async () => {
      const field = room.getByLabel(mask.label, { exact: true }).first();
      await emptied(page, field);
      await look(field, mask);
    });
  }
}

async function emptied(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue("");
}

/** Composes like an Android keyboard: each character replaces the composed text so far. */
async function compose(session: CDPSession, typed: string): Promise<void> {
  for (let count = 1; count <= typed.length; count += 1) {
    const text = typed.slice(0, count);
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send("Input.insertText", { text: typed });
}

/** Phone numbers with the country prefix, in several notations. */
const PREFIXED: ReadonlyMap<string, string> = new Map([
  ["Telefon komórkowy", "583-201-020"],
  ["Telefon stacjonarny", "58 320-10-20"],
]);

for (const path of new Set(MASKS.map((mask) => mask.path))) {
  test(
    `masked fields of ${path} keep their format when text is typed, deleted or cut`,
    { tag: proofTagUnless(path === "/field-text") },
    async ({ page }) => {
      await eachMask(page, path, async (field, mask) => {
        await field.pressSequentially(mask.typed);
        await expect(field).toHaveValue(mask.shown);
        await caret(field, ...mask.cut);
        await page.keyboard.press("ControlOrMeta+x");
        await expect(field).toHaveValue(mask.left);
        await field.fill("");
        await page.keyboard.insertText(mask.typed);
        await caret(field, mask.at);
        await page.keyboard.press("Backspace");
        await expect(field).toHaveValue(mask.shorter);
        await page.keyboard.insertText(mask.back);
        await expect(field).toHaveValue(mask.shown);
      });
    },
  );

  test(
    `masked fields of ${path} keep their format when text is composed or suggested`,
    { tag: proofTagUnless(path === "/field-text") },
    async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await eachMask(page, path, async (field, mask) => {
        await compose(session, mask.typed);
        await expect(field).toHaveValue(mask.shown);
        await page.keyboard.press("Backspace");
        await expect(field).toHaveValue(mask.shown.slice(0, -1).replace(/[- ,]$/, ""));

        await emptied(page, field);
        await page.keyboard.insertText(mask.typed.slice(0, 2));
        await field.selectText();
        await field.evaluate((input, text) => {
          if (!(input instanceof HTMLInputElement)) return;
          const event = { inputType: "insertReplacementText", data: text, bubbles: true } as const;
          if (!input.dispatchEvent(new InputEvent("beforeinput", { ...event, cancelable: true }))) return;
          input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
          input.dispatchEvent(new InputEvent("input", event));
        }, mask.typed);
        await expect(field).toHaveValue(mask.shown);
      });
    },
  );
}

test("phone field accepts a number with the country prefix, typed and composed", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  let tried = 0;
  await eachMask(page, "/field-text", async (field, { label }) => {
    const shown = PREFIXED.get(label);
    if (shown === undefined) return;
    for (const typed of ["+48583201020", "0048 583 201 020", "48583201020"]) {
      await emptied(page, field);
      await field.pressSequentially(typed);
      await expect(field).toHaveValue(shown);
      await field.fill("");
      await compose(session, typed);
      await expect(field).toHaveValue(shown);
      tried += 1;
    }
  });
  expect(tried).toBe(6);
});
