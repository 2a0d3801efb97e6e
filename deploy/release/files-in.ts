import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Lists all files below a folder as sorted paths with `/`; none if the folder does not exist. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll("\\", "/"),
        )
        .toSorted()
    : [];
