import { CHAT_ERRORS, QUEUED_FAULTS, IMMEDIATE_FAULTS, type ChatFault, type QueuedFault } from "../chat/chat-faults.ts";
import type { ChatSettings } from "../chat/chat-server.ts";
import { escapeHtmlText } from "./html.ts";

const QUEUED_FAULT_LABELS: Readonly<Record<QueuedFault, string>> = {
  refuse: "połączenie odrzucone",
  slowOpen: "połączenie otwiera się powoli (8 s)",
  lose: "ramka do klienta ginie",
  duplicate: "ramka do klienta przychodzi dwa razy",
  reorder: "dwie ramki zamieniają się miejscami",
  garble: "ramki, których nie da się odczytać",
  loseSent: "ramka od klienta ginie",
  lag: "opóźnienie wszystkiego (8 s)",
};
const IMMEDIATE_FAULT_LABELS: Readonly<Record<(typeof IMMEDIATE_FAULTS)[number], string>> = {
  drop: "zerwij połączenia (1006)",
  close: "zamknij połączenia (1011)",
  freeze: "zamroź połączenia",
};
const AGENT_MODE_LABELS: Readonly<Record<ChatSettings["agents"], string>> = {
  automatic: "automat, chyba że ktoś siedzi przy stanowisku",
  manual: "tylko człowiek przy stanowisku",
  none: "nikt nie ma dyżuru",
};

function renderFaults(faults: readonly ChatFault[]): string {
  if (faults.length === 0) return "";
  const items = faults.map(
    ({ name, times, on }) =>
      `<li><code>${escapeHtmlText(name)}</code>${on === "handOver" ? ", przy przekazaniu konsultantowi" : ""}, ` +
      `${times === "always" ? "zawsze" : `razy: ${times}`}</li>`,
  );
  return `<ul>${items.join("")}</ul>
<form data-api="chat/faults" data-method="DELETE"><button>Usuń usterki czatu</button></form>`;
}

/** Renders the forms for the chat's agents and faults. */
export function chatForm(settings: ChatSettings, faults: readonly ChatFault[]): string {
  const options = (entries: readonly (readonly [string, string])[], chosen?: string) =>
    entries
      .map(([value, label]) => `<option value="${value}"${value === chosen ? " selected" : ""}>${label}</option>`)
      .join("");
  const names = [
    ...IMMEDIATE_FAULTS.map((name) => [name, IMMEDIATE_FAULT_LABELS[name]] as const),
    ...QUEUED_FAULTS.map((name) => [name, QUEUED_FAULT_LABELS[name]] as const),
    ...CHAT_ERRORS.map((name) => [name, `błąd ${name}`] as const),
  ];
  const agents = options(Object.entries(AGENT_MODE_LABELS), settings.agents);
  return `<p><a href="/sandbox/agent">Otwórz stanowisko konsultanta</a></p>
<form data-api="chat" class="row">
<label>Kto odpowiada po asystentce<select name="agents">${agents}</select></label>
<button>Ustaw</button></form>
${renderFaults(faults)}
<form data-api="chat/faults" class="row">
<label>Co się dzieje z czatem<select name="name">${options(names)}</select></label>
<label>Błąd przy<select name="on"><option value="start">rozpoczęciu</option>
<option value="handOver">przekazaniu konsultantowi</option></select></label>
<label>Ile razy<select name="times"><option>1</option><option>2</option><option>5</option>
<option value="always">zawsze</option></select></label>
<button>Dodaj usterkę czatu</button></form>`;
}
