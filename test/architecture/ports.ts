/** A file of the project: its path from the root, and what it holds. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What the tests' own implementations are called in the suites. */
const FAKES: ReadonlySet<string> = new Set(["fake", "movable"]);

/** The ports that the domain declares. */
export function portsOf(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => /^src-domain\/.*\.port\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^export interface (\w+Port)\b/gm)].map(([, name = ""]) => name))
    .toSorted();
}

/** The ports that no suite holds a fake and a real adapter to, each with what is missing. */
export function portsWithoutSuite(files: readonly SourceFile[]): readonly string[] {
  const contracts = files.filter(({ path }) => /^test\/contracts\/.*\.contract\.ts$/.test(path));
  const runs = files.filter(({ path }) => /^test\/contracts\/.*\.spec\.ts$/.test(path)).map(({ text }) => text);
  /** Each suite: its function, and the title of what it describes. */
  const suites = contracts.flatMap(({ text }) =>
    text
      .split(/^export function /m)
      .slice(1)
      .map((body) => ({
        called: /^\w+/.exec(body)?.[0] ?? "",
        titles: [...body.matchAll(/describe\(`([^`]*)`/g)].map(([, title = ""]) => title),
      })),
  );
  return portsOf(files).flatMap((port) => {
    const own = suites.filter(({ titles }) => titles.some((title) => new RegExp(`\\b${port}\\b`).test(title)));
    if (own.length === 0) return [`${port}: no suite`];
    return own.flatMap(({ called }) => {
      const names = new Set(
        runs.flatMap((text) =>
          [...text.matchAll(new RegExp(`^${called}\\(\\s*"([^"]+)"`, "gm"))].map(([, name = ""]) => name),
        ),
      );
      const fakes = [...names].filter((name) => FAKES.has(name)).length;
      if (fakes === 0) return [`${port}: ${called} without a fake`];
      return names.size === fakes ? [`${port}: ${called} without a real adapter`] : [];
    });
  });
}
