import type { InjectedFault } from "../tenants/fault-list.ts";
import type { FaultName } from "../tenants/named-faults.ts";
import { escapeHtmlText } from "./html.ts";

/** Labels of the named faults, in display order. */
const NAMED: Readonly<Record<FaultName, string>> = {
  timeout: "brak odpowiedzi (timeout)",
  connectionReset: "zerwane połączenie (reset)",
  internalError: "błąd 500",
  badGateway: "strona HTML z błędem 502",
  emptyBody: "pusta odpowiedź",
  cutOff: "połączenie zerwane w połowie odpowiedzi",
  truncated: "połowa odpowiedzi",
  doctype: "odpowiedź z DOCTYPE",
  wrongRoot: "obcy element główny",
  missingResult: "odpowiedź bez result",
  sessionError: "sesja wygasła (sessionError)",
  roleError: "brak uprawnień (roleError)",
  backendAccessError: "dostęp pracownika (backendAccessError)",
};

const OTHERS = [
  ["rodoRestrictionError", "ograniczenie RODO (rodoRestrictionError)"],
  ["damagedItem", "pierwsza pozycja listy bez identyfikatora (damagedItem)"],
  ["errorMessage", "komunikat błędu (errorMessage)"],
  ["none", "tylko opóźnienie"],
] as const;

const EFFECTS = [...Object.entries(NAMED).map(([name, label]) => [`name:${name}`, label] as const), ...OTHERS];

function renderFaults(faults: readonly InjectedFault[]): string {
  if (faults.length === 0) return "<p>Wszystko działa.</p>";
  const items = faults.map(
    ({ operation, name, effect, times, delay }) =>
      `<li><code>${escapeHtmlText(operation)}</code>: ${escapeHtmlText(name ?? effect.kind)}` +
      `${delay === undefined || delay === 0 ? "" : `, po ${delay} ms`}, ` +
      `${times === "always" ? "zawsze" : `razy: ${times}`}</li>`,
  );
  return `<ul>${items.join("")}</ul>
<form data-api="faults" data-method="DELETE"><button>Usuń wszystkie usterki</button></form>`;
}

/** Renders the active faults and the form for a new one. */
export function faultForm(faults: readonly InjectedFault[], operations: readonly string[]): string {
  const choices = ["*", ...operations].map(
    (name) =>
      `<option value="${escapeHtmlText(name)}">${name === "*" ? "wszystkie operacje" : escapeHtmlText(name)}</option>`,
  );
  const effects = EFFECTS.map(([value, label]) => `<option value="${value}">${label}</option>`);
  return `${renderFaults(faults)}
<form data-api="faults" class="row">
<label>Operacja<select name="operation">${choices.join("")}</select></label>
<label>Co się dzieje<select name="effect">${effects.join("")}</select></label>
<label>Opóźnienie, ms<input name="delay" type="number" min="0" value="0" required></label>
<label>Ile razy<select name="times"><option>1</option><option>2</option><option>5</option>
<option value="always">zawsze</option></select></label>
<button>Dodaj usterkę</button></form>`;
}
