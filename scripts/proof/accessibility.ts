import { browserPart } from "./browser-part.ts";
import type { ProofPart } from "./proof-part.ts";

/** Accessibility of all screens, of which `npm test` opens a sample. */
export const accessibility: readonly ProofPart[] = [
  browserPart({
    name: "accessibility:text",
    what: "all screens with text at 200 % at 320, 390 and 1440 px, at 400 % zoom, with the spacing of WCAG 1.4.12",
    bar: "nothing scrolls sideways, is cut, broken inside a word or on another text, and every text grows",
    spec: "text-size.spec.ts",
    inputs: [],
    limitMinutes: 25,
    isLong: true,
  }),
  browserPart({
    name: "accessibility:focus",
    what: "a walk by Tab through all screens on a phone, at 400 % zoom and on a desktop, also beside the open chat",
    bar: "nothing covers the focused element, and the focus never goes back",
    spec: "focus.spec.ts",
    inputs: [],
    limitMinutes: 40,
    isLong: true,
  }),
  browserPart({
    name: "accessibility:validators",
    what: "all screens in both themes and forced colours, at 1440, 390 and 320 px",
    bar: "IBM's checker, axe and the HTML validator find nothing",
    spec: "validators.spec.ts",
    inputs: [],
    limitMinutes: 30,
    isLong: true,
  }),
  browserPart({
    name: "accessibility:names",
    what: "the names of all links and buttons on all screens, at 1440 and 390 px",
    bar: "each names its purpose; equal names lead to one place, and the frame names a place the same everywhere",
    spec: "control-names.spec.ts",
    inputs: [],
    limitMinutes: 15,
    isLong: true,
  }),
];
