import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf } from "./tree.ts";

const FENCE = /^(```|~~~)[\s\S]*?^\1/gm;

/** The anchor that a heading gets: what is no letter, digit, dash or space goes, spaces become dashes. */
function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsOf(text: string): ReadonlySet<string> {
  return new Set([...text.replaceAll(FENCE, "").matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1] ?? "")));
}

function linksOf(text: string): readonly string[] {
  const words = text.replaceAll(FENCE, "").replaceAll(/`[^`\n]*`/g, "");
  return [...words.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "");
}

/**
 * Every link between the texts of the tree at `root` that leads nowhere, as `file: link`; links to other hosts are not
 * followed.
 */
export function brokenLinks(root: string): readonly string[] {
  return filesOf(root)
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      linksOf(readFileSync(join(root, file), "utf8"))
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => {
          const [path = "", anchor] = link.split("#", 2);
          const target = path === "" ? join(root, file) : join(root, dirname(file), decodeURI(path));
          if (!existsSync(target)) return true;
          if (anchor === undefined) return false;
          return statSync(target).isDirectory() || !anchorsOf(readFileSync(target, "utf8")).has(anchor);
        })
        .map((link) => `${file}: ${link}`),
    );
}
