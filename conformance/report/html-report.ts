import type { ConformanceReport } from "../conformance-report.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { escapeReportText } from "./escape-report-text.ts";
import type { ReportVerdict } from "./verdict.ts";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
th, td { border: 1px solid #8886; padding: .35rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
.error, .failed { color: light-dark(#a40000, #ff9b9b) } .warning, .not-supported { color: light-dark(#7a4b00, #ffd08a) }
.passed, .supported { color: light-dark(#155c1e, #9be3a5) }
.scroll { overflow-x: auto }
`;

type Cell = string | { readonly text: string; readonly className: string };

function cell(value: Cell): string {
  return typeof value === "string"
    ? `<td>${escapeReportText(value)}</td>`
    : `<td class="${value.className}">${escapeReportText(value.text)}</td>`;
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return `<p>${escapeReportText(caption)}: none.</p>`;
  return [
    `<div class="scroll" role="region" aria-label="${escapeReportText(caption)}" tabindex="0"><table>`,
    `<caption>${escapeReportText(caption)}</caption>`,
    `<thead><tr>${heads.map((head) => `<th scope="col">${escapeReportText(head)}</th>`).join("")}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n")}</tbody></table></div>`,
  ].join("\n");
}

function findingTable(caption: string, findings: ConformanceReport["findings"], contract: PublishedContract): string {
  return table(
    `${caption} (${findings.length})`,
    ["Rule", "Operation and path", "Expected", "Found", "Effect on screen", "Places", "Request", "Contract"],
    findings.map((finding) => [
      { text: finding.rule, className: finding.level },
      [finding.operation ?? "", finding.path].filter((part) => part !== "").join(" "),
      finding.expected,
      finding.found,
      finding.effect,
      String(finding.count),
      finding.requestId ?? "",
      contract.rule(finding.rule).cites.sentence,
    ]),
  );
}

function differenceOf({ difference, noLonger }: ReportVerdict): string {
  const list = (caption: string, ids: readonly string[]): string =>
    table(
      caption,
      ["Finding"],
      ids.map((id) => [id]),
    );
  return [
    ...(difference === undefined
      ? []
      : [list("New since the last run", difference.added), list("Gone since the last run", difference.gone)]),
    ...(noLonger.length === 0 ? [] : [list("Expected failures that did not occur", noLonger)]),
  ].join("\n");
}

/** Renders the report as one page that loads nothing. */
export function htmlReport(report: ConformanceReport, verdict: ReportVerdict, contract: PublishedContract): string {
  const { unexpected, expected, warnings } = verdict;
  const conforms = unexpected.length === 0 && report.endedEarly === "";
  const result = conforms ? "conforms" : "does not conform";
  const notTried = report.rules.filter(({ state }) => state === "not-tried").length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance: profile ${report.profile}, ${result}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The provider ${result} to the profile ${report.profile}</h1>
<p>${escapeReportText(
    `${unexpected.length} errors, ${warnings.length} warnings, ${expected.length} expected failures, ${notTried} rules not tried. ` +
      `${report.exchanges} requests in ${(report.durationMs / 1_000).toFixed(1)} s, from ${report.startedAt}, ` +
      `${report.writes ? "with" : "without"} writes. Contract ${report.contractVersion}, rules ${report.rulesVersion}.`,
  )}</p>
${report.endedEarly === "" ? "" : `<p class="error">${escapeReportText(`The run ended early: ${report.endedEarly}.`)}</p>`}
<h2>Findings</h2>
${findingTable("Errors", unexpected, contract)}
${findingTable("Warnings", warnings, contract)}
${findingTable("Expected failures", expected, contract)}
${differenceOf(verdict)}
<h2>Rules</h2>
${table(
  "Rules",
  ["Rule", "Check", "Result", "Reason"],
  report.rules.map(({ rule, check, state, reason }) => [
    rule,
    check,
    { text: state.replace("-", " "), className: state },
    reason,
  ]),
)}
<h2>Operations</h2>
${table(
  "Operations",
  ["Operation", "In the profile", "Result", "Calls", "Median, ms"],
  report.inventory.map(({ operation, expected: inProfile, state, calls, medianMs }) => [
    operation,
    inProfile ? "yes" : "no",
    { text: state.replace("-", " "), className: state },
    String(calls),
    calls === 0 ? "" : String(medianMs),
  ]),
)}
</main>
</body>
</html>
`;
}
