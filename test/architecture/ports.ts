/** Source file with its path from the root of the project. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Names by which the specs pass fakes to the contract suites. */
const FAKES: ReadonlySet<string> = new Set(["fake", "movable"]);

/** Returns the names of the ports that the domain declares, sorted. */
export function portsOf(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => /^src-domain\/.*\.port\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^export interface (\w+Port)\b/gm)].map(([, name = ""]) => name))
    .toSorted();
}

/** Returns an error for each port without a contract suite, and for each suite without a fake or a real adapter. */
export function portsWithoutSuite(files: readonly SourceFile[]): readonly string[] {
  const contracts = files.filter(({ path }) => /^test\/contracts\/.*\.contract\.ts$/.test(path));
  const runs = files.filter(({ path }) => /^test\/contracts\/.*\.spec\.ts$/.test(path)).map(({ text }) => text);
  // The function of each suite, and the titles of its `describe` calls.
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
