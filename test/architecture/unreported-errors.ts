import type { SourceFile } from "./ports.ts";

/** The only class of React that catches errors; the root of the portal reports them. */
const BOUNDARY = "src-ui/design-system/error-boundary.tsx";

/**
 * Handlers without which a root loses errors: of boundaries, of a whole page, and those after which React recovered.
 */
const ROOT_HANDLERS = ["rootErrorHandlers(", "onUncaughtError:"];

/** A `catch` that presents any thrown value as a lost connection; it must pass exceptions to `reportHandledError`. */
const EXCEPTION_AS_NETWORK = /\bcatch\b(?:(?!\n\s*\}\n\n)[\s\S]){0,200}?kind: "unreachable"/g;

/** Text of each call of `name`, up to the bracket that closes it. */
function callsOf(text: string, name: RegExp): readonly string[] {
  return [...text.matchAll(name)].map(({ index }) => {
    let depth = 0;
    for (let at = text.indexOf("(", index); at < text.length; at++) {
      if (text[at] === "(") depth += 1;
      if (text[at] === ")" && (depth -= 1) === 0) return text.slice(index, at + 1);
    }
    return text.slice(index);
  });
}

/** Returns a call with the options that it names and the file declares, such as `const options: RootOptions = {…};`. */
function withDeclaredOptions(call: string, text: string): string {
  const declared = [...text.matchAll(/const (\w+): RootOptions = \{[\s\S]*?\n\s*\};/g)];
  return [call, ...declared.filter(([, name = ""]) => call.includes(`, ${name})`)).map(([all]) => all)].join("\n");
}

/** Renders markup only once, for a file: an error fails the command. */
const RENDERS_MARKUP = "src/prerender/prerender-page.tsx";

/**
 * Returns an error for each place that catches errors of rendering, of a route or of React itself, but does not pass
 * them to the recorder of page errors, and for each that presents an exception as a lost connection (HTTP-04).
 */
export function unreportedErrors(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => [
    ...callsOf(text, /\b(?:createRoot|hydrateRoot)\(/g)
      .map((call) => withDeclaredOptions(call, text))
      .filter((call) => !ROOT_HANDLERS.every((handler) => call.includes(handler)))
      .map(() => `${path} creates a root that does not report errors`),
    ...[...text.matchAll(/<RouterProvider\b[\s\S]*?\/>/g)]
      .filter(([provider]) => path !== RENDERS_MARKUP && !/onError=\{.*recordCaught/.test(provider))
      .map(() => `${path} provides a router that does not report errors`),
    ...(path !== BOUNDARY && /componentDidCatch|getDerivedStateFromError/.test(text)
      ? [`${path} has an error boundary of its own`]
      : []),
    ...[...text.matchAll(EXCEPTION_AS_NETWORK)].map(() => `${path} presents an exception as a lost connection`),
    ...(/\bonReactionError|disableErrorBoundaries|\bonCaughtError: \(\) =>/.test(text)
      ? [`${path} changes who handles errors`]
      : []),
  ]);
}
