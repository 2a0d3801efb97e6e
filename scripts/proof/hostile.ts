import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-tool.ts";
import { MODEL_RUNS } from "./bars.ts";
import type { ProofPart } from "./proof-part.ts";
import { runSpecs } from "./run-specs.ts";

const SPEC_FOLDERS: readonly string[] = [
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers",
  "sandbox",
  "deploy",
  "test",
];
const BAR = "no hostile request, reply, frame, message or stored value does harm";

/** Time limit of one test, ms: a property runs ten thousand times. */
const TEST_LIMIT_MS = 15 * 60_000;

/** Specs about hostile input, by name; `models:hostile` has those of `test/hostile`, which render whole pages. */
const HOSTILE = /\.fuzz\.spec\.|\/hostile-|request-source\.spec\./;

/** Lists the specs about hostile input that need no browser; `corpora` has the others. */
export function hostileSpecs(root: string, folders: readonly string[] = SPEC_FOLDERS): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name.replaceAll("\\", "/")}`,
      ),
    )
    .filter((file) => /\.spec\.tsx?$/.test(file) && !file.startsWith("test/e2e") && HOSTILE.test(file))
    .toSorted();
}

/** Every spec about hostile input, with ten thousand values for each property. */
export const hostile: ProofPart = {
  name: "hostile",
  what: "hostile requests, replies, frames, messages and stored values (`*.fuzz.spec.ts` and others)",
  inputs: [...SPEC_FOLDERS, "package-lock.json", "scripts/proof/hostile.ts"],
  limitMinutes: 30,
  run: (context) =>
    runSpecs(
      {
        specs: hostileSpecs(ROOT),
        report: "hostile",
        bar: BAR,
        options: ["--maxWorkers=2", `--testTimeout=${TEST_LIMIT_MS}`],
        env: { EBOK_MODEL_RUNS: String(MODEL_RUNS) },
      },
      context,
    ),
};
