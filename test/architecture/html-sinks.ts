import type { SourceFile } from "./ports.ts";

const COMPONENT = "src-ui/design-system/safe-html/safe-html.tsx";
/** The sanitiser and its policy, whose only user is the sanitiser. */
const SANITISER: readonly string[] = ["sanitise.ts", "html-policy.ts"].map(
  (name) => `src-ui/design-system/safe-html/${name}`,
);

/** Returns the files that show HTML of the server or the operator: those that import the sanitising component. */
export function sinksIn(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path, text }) => path !== COMPONENT && /["'][^"']*\/safe-html\.tsx["']/.test(text))
    .map(({ path }) => path)
    .toSorted();
}

/** Ways to turn text into elements without the component. */
const RAW_HTML: readonly RegExp[] = [
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment)\b/,
  /\b(?:srcdoc|srcDoc|setHTMLUnsafe|parseHTMLUnsafe)\b/,
  /\bdocument\.write(?:ln)?\b/,
  /\/sanitise\.ts["']|["']dompurify["']|\bhtmlPolicy\b|ebok-html/,
];

/** Returns the lines that add HTML to the page without the component. Ignores the component and its sanitiser. */
export function rawHtmlIn(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !SANITISER.includes(path) && path !== COMPONENT)
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && RAW_HTML.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
}
