import type { ChatFault } from "../chat/chat-faults.ts";
import type { ChatSettings } from "../chat/chat-server.ts";
import { formatPhone } from "../contexts/phone-numbers.ts";
import type { StoredOutboxMessage } from "../contexts/outbox.ts";
import type { DemoCustomer, DemoNewcomer } from "../demo/customers.ts";
import type { LoggedCall } from "../tenants/call-log.ts";
import type { InjectedFault } from "../tenants/fault-list.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { authenticatorList, type Authenticator } from "./authenticators.ts";
import { chatForm } from "./chat-form.ts";
import { decisionLinkList } from "./decision-link-list.ts";
import { faultForm } from "./fault-form.ts";
import { renderCallList } from "./call-list.ts";
import { escapeHtmlText, renderPage } from "./html.ts";

export interface SandboxPageProps {
  readonly customers: readonly DemoCustomer[];
  readonly newcomers: readonly DemoNewcomer[];
  readonly tenantName: string;
  readonly now: number;
  readonly offsetMs: number;
  readonly outbox: readonly StoredOutboxMessage[];
  readonly faults: readonly InjectedFault[];
  readonly operations: readonly string[];
  readonly authenticators: readonly Authenticator[];
  readonly issuer: string;
  readonly diagnostics: boolean;
  readonly calls: readonly LoggedCall[];
  /** Code or number of a call by which the calls were searched. */
  readonly requestCode: string;
  readonly chat: { readonly settings: ChatSettings; readonly faults: readonly ChatFault[] };
}

function customerList(customers: readonly DemoCustomer[]): string {
  return customers
    .map(
      ({ login, password, title, special }) => `<li class="customer">
<div><h3>${escapeHtmlText(title)}</h3><p>${escapeHtmlText(special)}</p>
<p class="login">login <code>${escapeHtmlText(login)}</code>, hasło <code>${escapeHtmlText(password)}</code></p></div>
<div class="actions">
<button class="main" type="button"
 data-login="${escapeHtmlText(login)}">Zaloguj<span class="hidden"> jako ${escapeHtmlText(login)}</span></button>
<button type="button"
 data-copy="${escapeHtmlText(login)}">Kopiuj<span class="hidden"> login ${escapeHtmlText(login)}</span></button>
</div></li>`,
    )
    .join("");
}

function newcomerList(newcomers: readonly DemoNewcomer[]): string {
  if (newcomers.length === 0) return "<p>Wszyscy mają już konto.</p>";
  return `<ul>${newcomers
    .map(
      ({
        number,
        name,
        identification,
        special,
      }) => `<li><p><strong>${escapeHtmlText(name)}</strong>: ${escapeHtmlText(special)}</p>
<p>numer klienta <code>${escapeHtmlText(number)}</code>,
${identification.length === 11 ? "PESEL" : "NIP"} <code>${escapeHtmlText(identification)}</code></p></li>`,
    )
    .join("")}</ul>`;
}

function renderLink({ name, href }: StoredOutboxMessage["links"][number]): string {
  return `<p><a href="${escapeHtmlText(href)}">${escapeHtmlText(name)}</a></p>`;
}

function outbox(sent: readonly StoredOutboxMessage[]): string {
  if (sent.length === 0) return "<p>Nic jeszcze nie wysłano.</p>";
  return `<ul>${sent
    .map(
      (message) => `<li><p><strong>${message.channel === "sms" ? "SMS" : "E-mail"}</strong> do
${escapeHtmlText(formatPhone(message.recipient))},
${escapeHtmlText(message.sentAt)}</p>
<p class="sent-text">${escapeHtmlText(message.text)}</p>
${message.links.map(renderLink).join("")}
${message.code === undefined ? "" : `<p>kod <code>${escapeHtmlText(message.code)}</code></p>`}</li>`,
    )
    .join("")}</ul>`;
}

function clock(now: number, offsetMs: number): string {
  return `<p>W tym świecie jest <strong>${escapeHtmlText(wallAt(now).replace("T", " "))}</strong>,
${Math.round(offsetMs / 60_000)} min względem twojego zegara. Portal liczy dni i terminy
tym zegarem od następnej odpowiedzi usługi; czas sesji liczy zegarem urządzenia.
Usługa liczy sesje tym zegarem: przesunięcie o dni kończy je wszystkie, więc potem zaloguj się jeszcze raz.</p>
<form data-api="clock" class="row">
<label>Przesuń o tyle minut<input name="minutes" type="number" value="15" required></label>
<button>Przesuń</button></form>
<form data-api="clock" class="row"><input name="offsetMs" type="hidden" value="0">
<button>Wróć do prawdziwego czasu</button></form>`;
}

function diagnosticsForm(isOn: boolean): string {
  return `<p>${isOn ? "Włączona." : "Wyłączona."} Tryb dla programistów operatora: portal otwarty z <code>?diagnose</code>
pokazuje wywołania i odstępstwa odpowiedzi od kontraktu.</p>
<form data-api="diagnostics" class="row"><input name="on" type="hidden" value="${String(!isOn)}">
<button>${isOn ? "Wyłącz" : "Pozwól na diagnostykę"}</button>
${isOn ? '<a href="/?diagnose">Otwórz portal z diagnostyką</a>' : ""}</form>`;
}

/** Renders the sandbox page: logins, sent messages, faults and clock. */
export function renderSandboxPage({
  customers,
  newcomers,
  tenantName,
  now,
  offsetMs,
  outbox: sent,
  faults,
  operations,
  authenticators,
  issuer,
  diagnostics,
  calls,
  requestCode,
  chat,
}: SandboxPageProps): string {
  return renderPage({
    title: "Piaskownica ebok",
    script: "sandbox.js",
    body: `<main class="sandbox">
<h1>Piaskownica ebok</h1>
<p>Dostawca usług na próbę, z własną bazą danych.
${tenantName === "" ? "" : ` Świat: <code>${escapeHtmlText(tenantName)}</code>.`} <a href="/">Otwórz portal</a></p>
<p id="notice" role="status"></p>
<section><h2>Klienci</h2><ul class="customers">${customerList(customers)}</ul></section>
<section><h2>Klienci bez konta</h2>${newcomerList(newcomers)}</section>
<section><h2>Wysłane SMS-y i e-maile</h2>${outbox(sent)}</section>
<section><h2>Kody decyzji</h2>${decisionLinkList()}</section>
<section><h2>Aplikacje z kodami</h2>${authenticatorList(authenticators, issuer, now)}</section>
<section><h2>Usterki</h2>${faultForm(faults, operations)}</section>
<section><h2>Diagnostyka</h2>${diagnosticsForm(diagnostics)}</section>
<section id="calls"><h2>Wywołania</h2>${renderCallList(calls, requestCode)}</section>
<section><h2>Czat</h2>${chatForm(chat.settings, chat.faults)}</section>
<section><h2>Zegar</h2>${clock(now, offsetMs)}</section>
<section><h2>Od nowa</h2><p>Wszystkie dane wracają do pierwszego dnia.</p>
<form data-api="reset"><button>Zacznij od nowa</button></form></section>
</main>`,
  });
}
