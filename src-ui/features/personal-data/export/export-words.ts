import type { ExportWords } from "#domain/data-export/index.ts";
import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

const texts = plainTexts(pl, "personalData.export");

const isWritten = (key: string): key is keyof typeof pl => Object.hasOwn(pl, key);

/** The text of a key that is put together, or `otherwise`. */
function told(key: string, otherwise: string): string {
  return isWritten(key) ? texts(key) : otherwise;
}

/**
 * The words of a copy of the data. A field that nobody has named yet stands under its name in the contract: it is not
 * left out.
 */
export const exportWords: ExportWords = {
  title: texts("title"),
  lead: texts("lead"),
  made: texts("made"),
  account: texts("account"),
  contents: texts("contents"),
  yes: texts("yes"),
  no: texts("no"),
  none: texts("none"),
  notLoaded: texts("notLoaded"),
  restricted: texts("restricted"),
  elsewhere: {
    title: texts("elsewhere"),
    lines: [
      texts("elsewhere.invoices"),
      texts("elsewhere.calls"),
      texts("elsewhere.subscriptions"),
      texts("elsewhere.settings"),
      texts("elsewhere.chat"),
      texts("elsewhere.browser"),
      texts("elsewhere.rest"),
    ],
  },
  part: (name) => texts(`part.${name}`),
  field: (name) => told(`field.${name}`, name),
  value: (field, text) => told(`value.${field}.${text.replaceAll("-", "_")}`, text),
};
