import { escapeMarkup, headingId, markdownToHtml } from "./markdown.ts";
import {
  type WsdlContract,
  type ContractElement,
  type ContractOperation,
  type ContractType,
  refusalExample,
} from "./read-contract.ts";

/** Texts and examples beside the contract itself. */
export interface ContractPageSources {
  /** Markdown of the rules; the first heading is left out. */
  readonly rules: string;
  /** Example by file name, such as `startPayment.request.xml`. */
  readonly examples: ReadonlyMap<string, string>;
}

const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1b24, #e9e9f0); --back: light-dark(#fff, #15151c); --muted: light-dark(#55556a, #a9a9bd);
  --line: light-dark(#d5d5e0, #3a3a4a); --code: light-dark(#f3f3f8, #22222d); --link: light-dark(#3a3ab8, #aab2ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--text); background: var(--back); }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999px; } .skip:focus { position: static; }
.frame { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
nav { position: sticky; top: 0; align-self: start; height: 100vh; overflow: auto; padding: 1rem; border-right: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; } nav li { margin: 0.15rem 0; overflow-wrap: anywhere; }
nav h2 { font-size: 1rem; margin: 1rem 0 0.25rem; }
main { padding: 1rem 2rem 4rem; max-width: 72rem; }
section.entry { border-top: 1px solid var(--line); margin-top: 2rem; scroll-margin-top: 1rem; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1rem; }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid var(--line); }
h1, h2, h3, summary, p, li { overflow-wrap: anywhere; }
th code, td:nth-child(2):not(:last-child) code { overflow-wrap: normal; white-space: nowrap; }
.wide { overflow-x: auto; } .muted { color: var(--muted); }
code { font: 0.92em ui-monospace, monospace; background: var(--code); padding: 0.05em 0.25em; border-radius: 3px; overflow-wrap: anywhere; }
pre { background: var(--code); padding: 0.75rem; overflow-x: auto; border-radius: 4px; } pre code { background: none; padding: 0; overflow-wrap: normal; }
summary { cursor: pointer; padding: 0.2rem 0; }
@media (max-width: 50rem) { .frame { display: block; } nav { position: static; height: auto; max-height: 40vh; border: 0; border-bottom: 1px solid var(--line); } main { padding: 1rem; } }
`;

class Page {
  readonly #types: ReadonlyMap<string, ContractType>;
  readonly #examples: ReadonlyMap<string, string>;

  constructor(contract: WsdlContract, examples: ReadonlyMap<string, string>) {
    this.#types = new Map(contract.types.map((type) => [type.name, type]));
    this.#examples = examples;
  }

  #typeLink(name: string): string {
    return this.#types.has(name)
      ? `<a href="#type-${name}"><code>${name}</code></a>`
      : `<code>${escapeMarkup(name)}</code>`;
  }

  #elements(caption: string, elements: readonly ContractElement[]): string {
    if (elements.length === 0) return "";
    const rows = elements.map(
      ({ name, type, optional, list, documentation }) =>
        `<tr><th scope="row"><code>${name}</code></th><td>${this.#typeLink(type)}${list ? ", repeated" : ""}</td>` +
        `<td>${optional ? "may be absent" : "required"}</td><td>${escapeMarkup(documentation)}</td></tr>`,
    );
    return (
      `<div class="wide" tabindex="0"><table><caption>${caption}</caption><thead><tr><th scope="col">Element</th>` +
      `<th scope="col">Type</th><th scope="col">Presence</th><th scope="col">Meaning</th></tr></thead>` +
      `<tbody>${rows.join("")}</tbody></table></div>`
    );
  }

  #details(title: string, text: string): string {
    return `<details><summary>${title}</summary><pre tabindex="0"><code>${escapeMarkup(text.trim())}</code></pre></details>`;
  }

  operation({ name, documentation, request, result, refusals }: ContractOperation): string {
    const examples = [...this.#examples].filter(([file]) => file.startsWith(`${name}.`));
    const codes = refusals.map(
      ({ code, meaning }) =>
        `<tr><th scope="row"><code>${code}</code></th><td>${escapeMarkup(meaning)}` +
        `${this.#details("Example of the response", refusalExample(name, code))}</td></tr>`,
    );
    const table =
      codes.length === 0
        ? `<p>Without refusals in <code>errorCode</code>.</p>`
        : `<div class="wide" tabindex="0"><table><caption>Refusals in errorCode</caption><thead><tr><th scope="col">Code</th>` +
          `<th scope="col">Meaning</th></tr></thead><tbody>${codes.join("")}</tbody></table></div>`;
    return (
      `<section class="entry" id="operation-${name}"><h3>${name}</h3><p>${escapeMarkup(documentation)}</p>` +
      `${this.#elements("Request", request)}<p>Result: ${this.#typeLink(result)}</p>${table}` +
      `${examples.map(([file, text]) => this.#details(`Example ${escapeMarkup(file)}`, text)).join("")}</section>`
    );
  }

  type({ name, documentation, base, elements, values, extensible }: ContractType): string {
    return (
      `<section class="entry" id="type-${name}"><h3>${name}</h3>` +
      `${documentation === "" ? "" : `<p>${escapeMarkup(documentation)}</p>`}` +
      `${base === undefined ? "" : `<p class="muted">Based on ${this.#typeLink(base)}.</p>`}` +
      `${values.length === 0 ? "" : `<p>Values: ${values.map((value) => `<code>${escapeMarkup(value)}</code>`).join(", ")}</p>`}` +
      `${this.#elements("Elements", elements)}` +
      `${extensible ? `<p class="muted">Elements of other namespaces may follow; the portal ignores them.</p>` : ""}</section>`
    );
  }
}

const links = (prefix: string, names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><a href="#${prefix}${name}">${name}</a></li>`).join("")}</ul>`;

/** Returns the contract as one HTML page without scripts and other files. */
export function contractPage(contract: WsdlContract, { rules, examples }: ContractPageSources): string {
  const page = new Page(contract, examples);
  const headings = [...rules.matchAll(/^## (.*)$/gm)].map(([, text = ""]) => text);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ebok service contract ${escapeMarkup(contract.version)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<div class="frame">
<nav aria-label="Contents">
<h2>Rules</h2>
<ul>${headings.map((text) => `<li><a href="#${headingId(text)}">${escapeMarkup(text)}</a></li>`).join("")}</ul>
<h2>Operations</h2>${links(
    "operation-",
    contract.operations.map(({ name }) => name),
  )}
<h2>Types</h2>${links(
    "type-",
    contract.types.map(({ name }) => name),
  )}
</nav>
<main id="content" tabindex="-1">
<h1>ebok service contract ${escapeMarkup(contract.version)}</h1>
${markdownToHtml(rules.replace(/^# .*\n/, ""))}
<h2 id="operations">Operations</h2>
${contract.operations.map((operation) => page.operation(operation)).join("\n")}
<h2 id="types">Types</h2>
${contract.types.map((type) => page.type(type)).join("\n")}
</main>
</div>
</body>
</html>
`;
}
