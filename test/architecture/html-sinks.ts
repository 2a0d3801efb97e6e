import type { SourceFile } from "./ports.ts";

const COMPONENT = "src-ui/design-system/safe-html/safe-html.tsx";
const SANITISER = "src-ui/design-system/safe-html/sanitise.ts";

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
  /\/sanitise\.ts["']|["']dompurify["']/,
];

/** Returns the lines that add HTML to the page without the component. Ignores the component and its sanitiser. */
export function rawHtmlIn(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path !== SANITISER && path !== COMPONENT)
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && RAW_HTML.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
}
