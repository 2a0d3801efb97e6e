import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { asRecord, asText, readJson } from "../json.ts";
import { ROOT } from "../run-tool.ts";

const TARGET = join(ROOT, "dist-conformance");

/** Packages that the kit installs: one loads a file of its own, the others are not written as modules. */
const DEPENDENCIES = ["ajv", "libxml2-wasm", "ws"];

/** Files of the contract that the kit reads. */
const CONTRACT = ["README.md", "chat.asyncapi.json", "ebok.wsdl", "ebok.xsd", "rules.json", "tracking.openapi.json"];

function packageJson(): Readonly<Record<string, unknown>> {
  const { version, license, devDependencies } = asRecord(readJson(join(ROOT, "package.json")));
  return {
    name: "ebok-conformance",
    version,
    description: "Checks a provider of the ebok service contract",
    license,
    type: "module",
    bin: { "ebok-conformance": "main.mjs" },
    files: ["main.mjs", "docs", "accounts"],
    // As the repository's scripts: Node 24 resolves `using` and parses addresses.
    engines: { node: ">=24" },
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, asText(asRecord(devDependencies)[name])])),
  };
}

/** Builds the package of the kit and packs it; returns the path of the tarball. */
export async function bundleConformance(): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: DEPENDENCIES },
    build: {
      ssr: join(ROOT, "conformance/main.ts"),
      outDir: TARGET,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "main.mjs", banner: "#!/usr/bin/env node" } },
    },
  });
  mkdirSync(join(TARGET, "docs/contract"), { recursive: true });
  mkdirSync(join(TARGET, "accounts"), { recursive: true });
  for (const name of CONTRACT) copyFileSync(join(ROOT, "docs/contract", name), join(TARGET, "docs/contract", name));
  for (const name of ["accounts.schema.json", "accounts.example.json"])
    copyFileSync(join(ROOT, "conformance/accounts", name), join(TARGET, "accounts", name));
  copyFileSync(join(ROOT, "LICENSE"), join(TARGET, "LICENSE"));
  writeFileSync(
    join(TARGET, "README.md"),
    readFileSync(join(ROOT, "docs/guides/conformance.md"), "utf8")
      .replaceAll("](../contract/", "](docs/contract/")
      .replaceAll("](../../conformance/accounts/", "](accounts/"),
  );
  writeFileSync(join(TARGET, "package.json"), `${JSON.stringify(packageJson(), undefined, 2)}\n`);
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--silent"], { cwd: TARGET, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return join(TARGET, stdout.trim().split("\n").at(-1) ?? "");
}
