import type { ExportWords } from "#domain/data-export/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "personalData.export");

const isTextKey = (key: string): key is keyof typeof pl => Object.hasOwn(pl, key);

/** Returns the text of a composed key, or `otherwise` if there is none. */
function textOrDefault(key: string, otherwise: string): string {
  return isTextKey(key) ? t(key) : otherwise;
}

/** Texts of the data export. A field without a text is listed under its name in the contract. */
export const exportWords: ExportWords = {
  get title() {
    return t("title");
  },
  get lead() {
    return t("lead");
  },
  get made() {
    return t("made");
  },
  get account() {
    return t("account");
  },
  get contents() {
    return t("contents");
  },
  get yes() {
    return t("yes");
  },
  get no() {
    return t("no");
  },
  get none() {
    return t("none");
  },
  get notLoaded() {
    return t("notLoaded");
  },
  get incomplete() {
    return t("incomplete");
  },
  get restricted() {
    return t("restricted");
  },
  get elsewhere() {
    return {
      title: t("elsewhere"),
      lines: [
        t("elsewhere.invoices"),
        t("elsewhere.calls"),
        t("elsewhere.subscriptions"),
        t("elsewhere.settings"),
        t("elsewhere.chat"),
        t("elsewhere.documents"),
        t("elsewhere.browser"),
        t("elsewhere.rest"),
      ],
    };
  },
  part: (name) => t(`part.${name}`),
  field: (name) => textOrDefault(`field.${name}`, name),
  value: (field, text) => textOrDefault(`value.${field}.${text.replaceAll("-", "_")}`, text),
};
