import { expect, it } from "vitest";
import { join } from "node:path";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

it("allows install scripts only to locked versions that package.json lists", () => {
  const packages = asRecord(asRecord(readJson(join(ROOT, "package-lock.json")))["packages"]);
  const withScripts = Object.entries(packages)
    .filter(([, entry]) => asRecord(entry)["hasInstallScript"] === true)
    .map(([path, entry]) => `${path.split("node_modules/").at(-1) ?? ""}@${asText(asRecord(entry)["version"])}`);
  const allowed = asRecord(asRecord(readJson(join(ROOT, "package.json")))["allowScripts"]);
  expect(withScripts.toSorted()).toEqual(Object.keys(allowed).toSorted());
  expect(new Set(Object.values(allowed))).toEqual(new Set([true]));
});
