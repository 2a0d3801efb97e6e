import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { filesOf } from "./tree.ts";

it("(part of ACT-06) finds no write of the settings without a new read of the activities", () => {
  const sources = filesOf(ROOT).filter(
    (path) => /^src-ui\/features\/settings\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path),
  );
  const commands = sources.filter((path) => readFileSync(join(ROOT, path), "utf8").includes("new WriteCommand("));
  expect(commands).toEqual(["src-ui/features/settings/create-settings-command.ts"]);
});
