import type { SourceFile } from "./ports.ts";

interface Fence {
  readonly what: string;
  readonly files: RegExp;
  readonly words: RegExp;
}

const PORTAL = /^src(-domain|-adapters|-ui)?\//;

const FENCES: readonly Fence[] = [
  {
    what: "creates an adapter outside of a *.module.ts",
    files: /^src\/(?!.*\.module\.ts$)/,
    words: /\bnew \w+Adapter\b/,
  },
  { what: "keeps state in a variable of the module", files: PORTAL, words: /^(?:export )?(?:let|var)\b/m },
  { what: "keeps state in a WeakMap by App", files: PORTAL, words: /\bWeakMap<\s*App\b/ },
];

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

/** Adapters and state that the container does not own, each as one line. Specs may do as they like. */
export function stateOutsideContainer(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !/\.spec\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      FENCES.filter((fence) => fence.files.test(path) && fence.words.test(withoutComments(text))).map(
        ({ what }) => `${path} ${what}`,
      ),
    );
}
