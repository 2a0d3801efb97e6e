import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn } from "../trace/trace.ts";

/** Kind of tests that prove a requirement: those of the rules, other tests without a browser, or only browser tests. */
export type ProvenBy = "rules" | "other unit tests" | "browser only";

const SPEC = /\.spec\.tsx?$/;

function proofKindOf(file: string): ProvenBy {
  if (file.startsWith("src-domain/") || file.endsWith(".policy.spec.ts")) return "rules";
  return file.startsWith("test/e2e/") ? "browser only" : "other unit tests";
}

/** Returns the kind of test nearest to the rule for each requirement id in the titles. */
export function findProofs(
  texts: readonly { readonly file: string; readonly text: string }[],
): ReadonlyMap<string, ProvenBy> {
  const order: readonly ProvenBy[] = ["browser only", "other unit tests", "rules"];
  const nearest = new Map<string, ProvenBy>();
  for (const { file, text } of texts) {
    const kind = proofKindOf(file);
    for (const id of idsIn(text)) {
      const before = nearest.get(id);
      if (before === undefined || order.indexOf(kind) > order.indexOf(before)) nearest.set(id, kind);
    }
  }
  return nearest;
}

/** Reads all specs in these folders of the tree at `root`. */
export function specTexts(
  root: string,
  folders: readonly string[],
): readonly { readonly file: string; readonly text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => SPEC.test(name) && !name.includes("fixtures"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") })),
  );
}
