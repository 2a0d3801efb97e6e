import { spawnSync } from "node:child_process";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Work of others named in the third-party notices. */
export interface NoticedWork {
  readonly name: string;
  /** Absent for work that is no package, such as a typeface. */
  readonly version: string | undefined;
  readonly licence: string;
}

/** Reads the titles of the third-party notices: `name version (licence)` below a line of dashes. */
export function noticedWorks(notices: string): readonly NoticedWork[] {
  return [...notices.matchAll(/^-{80}\n(.+?)(?: (\d+\.\S*))? \((.*)\)$/gm)].map(
    ([, name = "", version, licence = ""]) => ({ name, version, licence }),
  );
}

/**
 * Returns all packages of `package-lock.json` as CycloneDX by `npm sbom`. Not with `--omit dev`: npm then also omits
 * packages of the portal that a development tool needs, too, such as React.
 */
export function npmSbom(project: string): unknown {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const npm = process.env["npm_execpath"];
  const { status, stdout, stderr } =
    npm === undefined
      ? spawnSync("npm", args, { cwd: project, encoding: "utf8" })
      : spawnSync(process.execPath, [npm, ...args], { cwd: project, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** Removes the packages that are not in the release from the graph of dependencies. */
const withinRelease = (dependencies: unknown, refs: ReadonlySet<unknown>): readonly Fields[] =>
  (Array.isArray(dependencies) ? dependencies : [])
    .filter(isFields)
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: Array.isArray(dependsOn) ? dependsOn.filter((other) => refs.has(other)) : [],
    }));

/**
 * Creates the SBOM of a release from the output of `npm sbom` and the third-party notices: the packages that are
 * bundled, and the typeface. Without time and random number, so that the same source gives the same file. Throws if
 * npm does not list a bundled package.
 */
export function releaseSbom(npmOutput: unknown, notices: string, release: string): Fields {
  const {
    serialNumber: _random,
    metadata,
    components: all,
    dependencies,
    ...rest
  } = isFields(npmOutput) ? npmOutput : {};
  const root = isFields(metadata) && isFields(metadata["component"]) ? metadata["component"] : undefined;
  if (!Array.isArray(all) || !isFields(metadata) || root === undefined)
    throw new Error("npm sbom returned no CycloneDX document");
  const { timestamp: _time, ...about } = metadata;
  const { purl: _purl, ...application } = root;
  const works = noticedWorks(notices);
  const parts = notices.match(/^-{80}$/gm)?.length ?? 0;
  if (works.length === 0 || works.length !== parts)
    throw new Error(`the third-party notices have ${parts} parts, but name ${works.length} works`);
  const packages = all.filter(isFields);
  const bundled = works
    .filter(({ version }) => version !== undefined)
    .map((work) => {
      const found = packages.find(({ name, version }) => name === work.name && version === work.version);
      if (found === undefined) throw new Error(`npm sbom lacks ${work.name} ${work.version ?? ""}`);
      return found;
    });
  const others = works
    .filter(({ version }) => version === undefined)
    .map(({ name, licence }) => ({
      "bom-ref": name,
      type: "file",
      name,
      licenses: [{ license: { id: licence } }],
    }));
  return {
    ...rest,
    metadata: { ...about, component: { ...application, type: "application", name: "ebok", version: release } },
    components: [...bundled, ...others],
    dependencies: withinRelease(
      dependencies,
      new Set([root["bom-ref"], ...bundled.map((component) => component["bom-ref"])]),
    ),
  };
}
