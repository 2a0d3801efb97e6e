import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildGallery } from "../build-gallery.ts";
import { fullOutput, ROOT, runTool, type Tool } from "../run-tool.ts";
import { type Stage, stageFailed, type StageOutcome, stagePassed } from "./stage.ts";

async function mustSucceed(tool: Tool, args: readonly string[]): Promise<StageOutcome> {
  const run = await runTool(tool, args);
  return run.code === 0 ? stagePassed() : stageFailed(fullOutput(run));
}

/** Folders with an own TypeScript configuration: the domain, the stores and the service worker have no DOM types. */
const TYPE_PROJECTS = [
  ".",
  "src/service-worker",
  "src-domain",
  "src-ui/stores",
  "providers",
  "sandbox",
  "bench",
  "conformance",
  "deploy",
  "test",
];

export const types: Stage = {
  name: "types",
  what: "TypeScript, each folder with its own settings",
  async run() {
    const problems: string[] = [];
    for (const project of TYPE_PROJECTS) {
      const run = await runTool("tsc", ["--pretty", "false", "--noEmit", "-p", join(project, "tsconfig.json")]);
      if (run.code !== 0) problems.push(`-- ${project}/tsconfig.json`, fullOutput(run));
    }
    return problems.length === 0 ? stagePassed() : stageFailed(problems.join("\n"));
  },
};

export const lint: Stage = {
  name: "lint",
  what: "oxfmt and oxlint with types; a warning fails",
  async run() {
    const format = await runTool("oxfmt", ["--list-different"]);
    if (format.code !== 0) return stageFailed(`run \`npm run format\`:\n${fullOutput(format)}`);
    return mustSucceed("oxlint", ["--type-aware", "--deny-warnings", "--format", "unix"]);
  },
};

export const unused: Stage = {
  name: "unused",
  what: "knip: unused files, exports and packages",
  run: () => mustSucceed("knip", ["--no-progress", "--no-config-hints"]),
};

export const build: Stage = {
  name: "build",
  what: "the portal as an operator would deploy it, and the gallery of its components",
  async run() {
    const portal = await mustSucceed("vite", ["build", "--logLevel", "warn"]);
    if (portal.failed > 0) return portal;
    const trouble = await buildGallery();
    return trouble === undefined ? stagePassed() : stageFailed(trouble);
  },
};

export const size: Stage = {
  name: "size",
  what: "size of the files that each route loads",
  async run() {
    if (!existsSync(join(ROOT, "dist"))) return stageFailed("there is no dist/: the build failed");
    return mustSucceed("size-limit", []);
  },
};
