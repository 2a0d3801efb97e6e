import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const usesDom = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment jsdom");

/**
 * Runs the files of a project that use a DOM one after the other, then the others. A worker that must change its
 * environment is replaced by a new process, which costs about a second of CPU.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(usesDom), ...own.filter((file) => !usesDom(file))];
    });
  }
}
