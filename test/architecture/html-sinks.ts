import type { SourceFile } from "./ports.ts";

const COMPONENT = "src-ui/design-system/safe-html/safe-html.tsx";
const SANITISER = "src-ui/design-system/safe-html/sanitise.ts";

/** The files that show HTML of others: whoever has the component that sanitises it. */
export function sinksIn(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path, text }) => path !== COMPONENT && /["'][^"']*\/safe-html\.tsx["']/.test(text))
    .map(({ path }) => path)
    .toSorted();
}

/** What turns text into elements, or goes past the component. */
const RAW =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment|srcdoc|srcDoc|setHTMLUnsafe|parseHTMLUnsafe)\b|\bdocument\.write(?:ln)?\b|\/sanitise\.ts["']|["']dompurify["']/;

/**
 * The lines by which HTML would get into the page unsanitised, or past the component; the sanitiser's own file
 * excepted.
 */
export function rawHtmlIn(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path !== SANITISER && path !== COMPONENT)
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && RAW.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}
