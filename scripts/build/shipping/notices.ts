import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asRecord, asText, readJson } from "../../json.ts";

/** Third-party work that is shipped to customers, and its licence. */
export interface Notice {
  readonly name: string;
  readonly licence: string;
  /** Text of the licence with its copyright holders. */
  readonly text: string;
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** Returns the package folder of a module, by the innermost `node_modules`; `undefined` for own modules. */
export function packageFolderOf(moduleId: string): string | undefined {
  const path = moduleId.replaceAll("\\", "/").replace(/^\0/, "");
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(path)?.[1];
}

/** Packages that name a licence without its text, each checked by hand. The standard text is added for them. */
const WITHOUT_TEXT: Readonly<Record<string, readonly string[]>> = {
  "Apache-2.0": ["@maskito/core", "@maskito/react"],
  MIT: ["@nodable/entities"],
};

function textFor(name: string, licence: string, by: string): string {
  if (WITHOUT_TEXT[licence]?.includes(name) !== true) throw new Error(`${name} is bundled without a licence text`);
  return `Copyright ${by}\n\n${readFileSync(join(import.meta.dirname, `licences/${licence}.txt`), "utf8").trim()}`;
}

/**
 * Returns the notice of the package in `folder`. Throws if the package has no licence text: a developer must check it.
 */
export function readNotice(folder: string): Notice {
  const { name, version, license, author } = asRecord(readJson(join(folder, "package.json")));
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => LICENCE_FILE.test(file))
        .toSorted()
    : [];
  return {
    name: `${asText(name)} ${asText(version)}`,
    licence: asText(license),
    text:
      files.length === 0
        ? textFor(asText(name) || folder, asText(license), asText(author) || asText(asRecord(author)["name"]))
        : files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n"),
  };
}

/** Returns the notices file that is shipped with the portal, sorted by name. */
export function noticesText(notices: readonly Notice[]): string {
  const parts = notices
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, licence, text }) => `${"-".repeat(80)}\n${name} (${licence})\n\n${text}\n`);
  return ["This portal contains work of others, under these licences.\n", ...parts].join("\n");
}
