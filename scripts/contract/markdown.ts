/** Escapes text for HTML content and attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Returns the id of a heading: lower-case words joined by hyphens. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** Converts code, bold and links of one line. A link to a file becomes its text: the page stands alone. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith("`")
        ? `<code>${escapeMarkup(piece.slice(1, -1))}</code>`
        : escapeMarkup(piece)
            .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
            .replaceAll(/\[([^\]]+)\]\((https:[^)]+)\)/g, '<a href="$2">$1</a>')
            .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1"),
    )
    .join("");
}

const cells = (row: string): readonly string[] =>
  row
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

function table(rows: readonly string[]): string {
  const [head = "", , ...body] = rows;
  const header = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const lines = body.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  );
  return `<div class="wide" tabindex="0"><table><thead><tr>${header.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table></div>`;
}

/** Converts one block between blank lines. `depth` is added to the level of headings. */
function block(source: string, depth: number): string {
  const lines = source.split("\n");
  const [first = ""] = lines;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading !== null) {
    const [, marks = "", text = ""] = heading;
    const level = Math.min(6, marks.length + depth);
    return `<h${level} id="${headingId(text)}">${inline(text)}</h${level}>${lines.length > 1 ? block(lines.slice(1).join("\n"), depth) : ""}`;
  }
  if (first.startsWith("|")) return table(lines);
  if (/^(?:- |\d+\. )/.test(first)) {
    const tag = first.startsWith("- ") ? "ul" : "ol";
    const items = source.split(/^(?:- |\d+\. )/m).slice(1);
    return `<${tag}>${items.map((item) => `<li>${inline(item.replaceAll(/\s+/g, " ").trim())}</li>`).join("")}</${tag}>`;
  }
  return `<p>${inline(lines.join(" "))}</p>`;
}

/** Converts the Markdown of the contract's documents: headings, paragraphs, lists, tables, code, bold and links. */
export function markdownToHtml(source: string, depth = 0): string {
  return source
    .trim()
    .split(/\n{2,}/)
    .map((part) =>
      part.startsWith("```")
        ? `<pre tabindex="0"><code>${escapeMarkup(part.replaceAll(/^```.*$/gm, "").trim())}</code></pre>`
        : block(part, depth),
    )
    .join("\n");
}
