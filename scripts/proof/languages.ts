import { LANGUAGE_LARGE_TEXT_WIDTHS, LANGUAGE_SWITCH_MS, LANGUAGE_WIDTHS, LONG_TEXT_WIDTH } from "./bars.ts";
import { browserPart } from "./browser-part.ts";
import type { ProofPart } from "./proof-part.ts";

/** Ukrainian and English on all screens, of which `npm test` opens every route without a layout. */
export const languages: readonly ProofPart[] = [
  browserPart({
    name: "languages:screens",
    what:
      `all screens after a switch to Ukrainian and to English at ${LANGUAGE_WIDTHS.join(" and ")} px, with text at ` +
      `200 % at ${LANGUAGE_LARGE_TEXT_WIDTHS.join(" and ")} px, and with texts 40 % longer at ${LONG_TEXT_WIDTH} px`,
    bar: "no Polish text of the portal; nothing is cut or scrolls sideways; axe finds nothing",
    spec: "languages.spec.ts",
    inputs: ["test/languages", "scripts/portal-texts.ts"],
    limitMinutes: 40,
    isLong: true,
  }),
  browserPart({
    name: "languages:switch",
    what: "switches on the start page and on 5,000 invoices, and while forms are being filled in",
    bar:
      `the median keeps the page busy for ${LANGUAGE_SWITCH_MS} ms at most; its files are loaded in one round; ` +
      "nothing typed is lost",
    spec: "language-switch.spec.ts",
    inputs: [],
    limitMinutes: 10,
  }),
];
