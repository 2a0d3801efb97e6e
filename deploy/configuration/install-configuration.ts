import { createHash } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Returns the mark beside a served `config.json` that passed the check. `/health` of nginx is 503 without it. */
export const checkMarkOf = (target: string): string => `${target}.checked`;

/**
 * Replaces the served configuration by a checked one, atomically and read-only, and writes its mark: the SHA-256 of the
 * file in the format of `sha256sum -c`.
 */
export function installConfiguration(text: string, target: string): void {
  const name = target.split("/").at(-1) ?? target;
  // Without the mark the server is not ready, so an interrupted install is noticed.
  rmSync(checkMarkOf(target), { force: true });
  for (const [file, content] of [
    [target, text],
    [checkMarkOf(target), `${createHash("sha256").update(text).digest("hex")}  ${name}\n`],
  ] as const) {
    // A file that an interrupted install left is read-only, too.
    rmSync(`${file}.new`, { force: true });
    writeFileSync(`${file}.new`, content, { mode: 0o444 });
    renameSync(`${file}.new`, file);
  }
}
