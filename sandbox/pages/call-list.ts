import type { LoggedCall } from "../tenants/call-log.ts";
import { escapeHtmlText } from "./html.ts";

/** Most calls on the page. */
const SHOWN_CALLS = 50;

function renderCall({ at, operation, requestId, httpStatus, fault }: LoggedCall): string {
  return `<li><code>${escapeHtmlText(requestId ?? "bez numeru")}</code> <strong>${escapeHtmlText(operation)}</strong>
<span class="note">${escapeHtmlText(at)}, HTTP ${httpStatus}${fault === undefined ? "" : `, usterka ${escapeHtmlText(fault)}`}</span></li>`;
}

/** Renders the last calls, newest first; only those whose number begins with `code`, the code of an error page. */
export function renderCallList(calls: readonly LoggedCall[], code: string): string {
  const found = calls.filter(({ requestId = "" }) => requestId.startsWith(code.toUpperCase()));
  const shown = found.slice(-SHOWN_CALLS).toReversed();
  return `<form method="get" action="/sandbox#calls" class="row">
<label>Kod ze strony błędu albo numer wywołania<input name="request" value="${escapeHtmlText(code)}" autocomplete="off"></label>
<button>Szukaj</button></form>
${shown.length === 0 ? "<p>Nie ma takich wywołań.</p>" : `<ul>${shown.map(renderCall).join("")}</ul>`}`;
}
