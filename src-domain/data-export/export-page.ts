import { formatPolishDateTime } from "../shared-kernel/index.ts";
import type { DataExport, ExportPart, ExportPartName } from "./data-export.ts";
import { EXPORT_STYLE } from "./export-style.ts";
import type { ExportNode } from "./export-node.ts";

/** Texts of the page in the customer's language. They are escaped: tags are shown as text. */
export interface ExportWords {
  readonly title: string;
  /** Introduction with the legal basis. */
  readonly lead: string;
  readonly made: string;
  readonly account: string;
  readonly contents: string;
  readonly yes: string;
  readonly no: string;
  /** Shown for an empty list or record. */
  readonly none: string;
  readonly notLoaded: string;
  /** Shown for a part of which some data could not be read. */
  readonly incomplete: string;
  readonly restricted: string;
  /** Data that the portal does not have, and where the customer finds it. */
  readonly elsewhere: { readonly title: string; readonly lines: readonly string[] };
  readonly part: (name: ExportPartName) => string;
  /** Returns the label of a field by its name in the export. */
  readonly field: (name: string) => string;
  /** Returns the text for a code of the server; the code itself if there is none. */
  readonly value: (field: string, text: string) => string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an element or attribute. Replaces control characters and lone surrogates, which HTML forbids. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign).replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, "\uFFFD");
}

/**
 * Renders the export as one self-contained HTML page. Its policy forbids scripts and external content, whatever the
 * data contains. It is also styled for print.
 */
export function renderExportPage(data: DataExport, words: ExportWords): string {
  const { operator, madeAt, accountNumber, parts } = data;
  const e = escapeHtml;
  const facts = [
    [words.made, formatPolishDateTime(madeAt)],
    ...(accountNumber === undefined ? [] : [[words.account, accountNumber]]),
  ];
  const factList = facts.map(([name = "", value = ""]) => renderFact(e(name), e(value))).join("");
  const contents = parts.map(({ name }) => `<li><a href="#${e(name)}">${e(words.part(name))}</a></li>`).join("");
  const elsewhere = words.elsewhere.lines.map((line) => `<li>${e(line)}</li>`).join("");
  return [
    "<!doctype html>",
    '<html lang="pl"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${e(words.title)} · ${e(operator)}</title><style>${EXPORT_STYLE}</style></head><body>`,
    `<header><p class="operator">${e(operator)}</p><h1>${e(words.title)}</h1>` +
      `<p>${e(words.lead)}</p><dl>${factList}</dl></header>`,
    `<nav aria-label="${e(words.contents)}"><h2>${e(words.contents)}</h2><ol>${contents}</ol></nav>`,
    `<main>${parts.map((part) => renderPart(part, words)).join("")}`,
    `<section><h2>${e(words.elsewhere.title)}</h2><ul>${elsewhere}</ul></section></main>`,
    "</body></html>\n",
  ].join("\n");
}

function renderPart({ name, node, isIncomplete, isRestricted }: ExportPart, words: ExportWords): string {
  const restricted = isRestricted ? `<p class="note">${escapeHtml(words.restricted)}</p>` : "";
  const content =
    node === undefined
      ? `<p class="note note--lost">${escapeHtml(words.notLoaded)}</p>`
      : isIncomplete
        ? renderIncomplete(node, name, words)
        : renderNode(node, name, words);
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(words.part(name))}</h2>${restricted}${content}</section>`;
}

/** An empty list is not called empty here: its items may be what could not be read. */
function renderIncomplete(node: ExportNode, name: ExportPartName, words: ExportWords): string {
  const note = `<p class="note note--lost">${escapeHtml(words.incomplete)}</p>`;
  return node.kind === "list" && node.items.length === 0 ? note : note + renderNode(node, name, words);
}

function renderFact(label: string, content: string): string {
  return `<div><dt>${label}</dt><dd>${content}</dd></div>`;
}

function renderNode(node: ExportNode, field: string, words: ExportWords): string {
  switch (node.kind) {
    case "value": {
      const text = typeof node.text === "boolean" ? (node.text ? words.yes : words.no) : words.value(field, node.text);
      return `<span class="value">${escapeHtml(text)}</span>`;
    }
    case "list":
      if (node.items.length === 0) return `<span class="none">${escapeHtml(words.none)}</span>`;
      return `<ol class="list">${node.items.map((item) => `<li>${renderNode(item, field, words)}</li>`).join("")}</ol>`;
    case "record":
      if (node.fields.length === 0) return `<span class="none">${escapeHtml(words.none)}</span>`;
      return `<dl>${node.fields.map((entry) => renderField(entry, words)).join("")}</dl>`;
  }
}

function renderField({ name, node }: { readonly name: string; readonly node: ExportNode }, words: ExportWords): string {
  return renderFact(escapeHtml(words.field(name)), renderNode(node, name, words));
}
