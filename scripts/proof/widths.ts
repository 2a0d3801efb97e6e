import { LARGE_TEXT_WIDTHS, WIDTHS } from "./bars.ts";
import { browserPart } from "./browser-part.ts";

export const widths = browserPart({
  name: "widths",
  what:
    `all screens at ${WIDTHS.join(", ")} px in both themes, ` +
    `with text at 200 % at ${LARGE_TEXT_WIDTHS.join(", ")} px, and in forced colours`,
  bar: "nothing scrolls sideways, axe finds nothing",
  spec: "widths.spec.ts",
  inputs: [],
  limitMinutes: 30,
});
