import type { Fault } from "../world/faults.ts";
import { escapeHtml } from "./html.ts";

const EFFECTS = [
  ["drop", "zerwane połączenie"], ["status", "kod HTTP 502"], ["cutOffAt", "odpowiedź ucięta po 120 bajtach"], ["sessionError", "sesja wygasła (sessionError)"],
  ["roleError", "brak uprawnień (roleError)"], ["backendAccessError", "system niedostępny (backendAccessError)"],
  ["rodoRestrictionError", "ograniczenie RODO (rodoRestrictionError)"], ["errorMessage", "komunikat błędu (errorMessage)"], ["html", "strona HTML zamiast odpowiedzi"],
  ["none", "tylko opóźnienie"],
] as const;

function listed(faults: readonly Fault[]): string {
  if (faults.length === 0) return "<p>Wszystko działa.</p>";
  const items = faults.map(({ operation, effect, times, delay }) =>
    `<li><code>${escapeHtml(operation)}</code>: ${effect.kind}${delay === undefined || delay === 0 ? "" : `, po ${delay} ms`}, ${times === "always" ? "zawsze" : `razy: ${times}`}</li>`);
  return `<ul>${items.join("")}</ul><form data-api="faults" data-method="DELETE"><button>Usuń wszystkie usterki</button></form>`;
}

/** The faults that are on, and the form for another. */
export function faultForm(faults: readonly Fault[], operations: readonly string[]): string {
  const choices = ["*", ...operations].map((name) => `<option value="${escapeHtml(name)}">${name === "*" ? "wszystkie operacje" : escapeHtml(name)}</option>`);
  const effects = EFFECTS.map(([value, label]) => `<option value="${value}">${label}</option>`);
  return `${listed(faults)}
<form data-api="faults" class="row">
<label>Operacja<select name="operation">${choices.join("")}</select></label>
<label>Co się dzieje<select name="effect">${effects.join("")}</select></label>
<label>Opóźnienie, ms<input name="delay" type="number" min="0" value="0" required></label>
<label>Ile razy<select name="times"><option>1</option><option>2</option><option>5</option><option value="always">zawsze</option></select></label>
<button>Dodaj usterkę</button></form>`;
}
