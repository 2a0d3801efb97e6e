import { escapeHtml } from "#domain/data-export/export-page.ts";
import { EXPORT_STYLE } from "#domain/data-export/export-style.ts";

/** Part of a printable page: a heading, then facts and paragraphs. */
export interface PrintableSection {
  readonly title: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly paragraphs?: readonly string[];
}

export interface PrintablePage {
  /** Line above the heading, such as the recipient. */
  readonly above: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PrintableSection[];
}

/**
 * Renders a document for the customer as one self-contained HTML page, which every browser opens and prints. Its policy
 * forbids scripts and external content, whatever the texts contain.
 */
export function renderPrintablePage({ above, title, lead, sections }: PrintablePage): string {
  const e = escapeHtml;
  return [
    "<!doctype html>",
    '<html lang="pl"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${e(title)}</title><style>${EXPORT_STYLE}</style></head><body>`,
    `<header><p class="operator">${e(above)}</p><h1>${e(title)}</h1><p>${e(lead)}</p></header>`,
    `<main>${sections.map(renderSection).join("")}</main>`,
    "</body></html>\n",
  ].join("\n");
}

function renderSection({ title, facts = [], paragraphs = [] }: PrintableSection): string {
  const rows = facts
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd class="value">${escapeHtml(value)}</dd></div>`)
    .join("");
  const list = rows === "" ? "" : `<dl>${rows}</dl>`;
  const texts = paragraphs.map((text) => `<p class="value">${escapeHtml(text)}</p>`).join("");
  return `<section><h2>${escapeHtml(title)}</h2>${list}${texts}</section>`;
}
