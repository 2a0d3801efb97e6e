import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf } from "./tree.ts";

const CODE_BLOCK = /^(```|~~~)[\s\S]*?^\1/gm;

/** Returns the anchor of a heading: drops all but letters, digits, dashes and spaces; spaces become dashes. */
function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.replaceAll(CODE_BLOCK, "").matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1] ?? "")),
  );
}

function linksOf(text: string): readonly string[] {
  const prose = text.replaceAll(CODE_BLOCK, "").replaceAll(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "");
}

/** Returns each broken link between the Markdown files at `root` as `file: link`. Ignores links to other hosts. */
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
