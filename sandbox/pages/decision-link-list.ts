import { DECISION_LINKS, type DecisionLink } from "../demo/decision-links.ts";
import { escapeHtmlText } from "./html.ts";

const WHEN: Readonly<Record<DecisionLink["when"], string>> = { opening: "przy otwarciu", answer: "przy odpowiedzi" };

/** Lists the links that return each decision code, one row per code. */
export function decisionLinkList(): string {
  const codes = [...new Set(DECISION_LINKS.map(({ code }) => code))];
  const rows = codes.map((code) => {
    const links = DECISION_LINKS.filter((link) => link.code === code);
    const shown = links.map(
      ({ when, href }) =>
        `<a href="${escapeHtmlText(href)}">${WHEN[when]}<span class="hidden"> ${escapeHtmlText(code)}</span></a>`,
    );
    return `<li><p><code>${escapeHtmlText(code)}</code> ${escapeHtmlText(links[0]?.title ?? "")}: ${shown.join(", ")}</p></li>`;
  });
  return `<p>Linki z decyzją o ofercie, które zawsze zwracają ten sam kod.</p><ul>${rows.join("")}</ul>`;
}
