import type { ChatFault } from "../chat/chat-faults.ts";
import type { ChatSettings } from "../chat/house.ts";
import type { SentMessage } from "../contexts/outbox.ts";
import type { DemoCustomer, DemoNewcomer } from "../demo/customers.ts";
import type { Fault } from "../world/faults.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { authenticatorList, type Authenticator } from "./authenticators.ts";
import { chatForm } from "./chat-form.ts";
import { faultForm } from "./fault-form.ts";
import { escapeHtml, page } from "./html.ts";

export interface SandboxPage {
  readonly customers: readonly DemoCustomer[];
  readonly newcomers: readonly DemoNewcomer[];
  readonly worldName: string;
  readonly now: number;
  readonly offsetMs: number;
  readonly outbox: readonly SentMessage[];
  readonly faults: readonly Fault[];
  readonly operations: readonly string[];
  readonly authenticators: readonly Authenticator[];
  readonly issuer: string;
  readonly chat: { readonly settings: ChatSettings; readonly faults: readonly ChatFault[] };
}

function customerList(customers: readonly DemoCustomer[]): string {
  return customers
    .map(
      ({ login, password, title, special }) => `<li class="customer">
<div><h3>${escapeHtml(title)}</h3><p>${escapeHtml(special)}</p>
<p class="login">login <code>${escapeHtml(login)}</code>, hasło <code>${escapeHtml(password)}</code></p></div>
<div class="actions"><button class="main" type="button" data-login="${escapeHtml(login)}">Zaloguj<span class="hidden"> jako ${escapeHtml(login)}</span></button>
<button type="button" data-copy="${escapeHtml(login)}">Kopiuj<span class="hidden"> login ${escapeHtml(login)}</span></button></div></li>`,
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
      }) => `<li><p><strong>${escapeHtml(name)}</strong>: ${escapeHtml(special)}</p>
<p>numer klienta <code>${escapeHtml(number)}</code>, ${identification.length === 11 ? "PESEL" : "NIP"} <code>${escapeHtml(identification)}</code></p></li>`,
    )
    .join("")}</ul>`;
}

function outbox(sent: readonly SentMessage[]): string {
  if (sent.length === 0) return "<p>Nic jeszcze nie wysłano.</p>";
  return `<ul>${sent
    .map(
      (
        message,
      ) => `<li><p><strong>${message.channel === "sms" ? "SMS" : "E-mail"}</strong> do ${escapeHtml(message.recipient)}, ${escapeHtml(message.sentAt)}</p>
<p>${escapeHtml(message.text)}</p>${message.links.map(({ name, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></p>`).join("")}${message.code === undefined ? "" : `<p>kod <code>${escapeHtml(message.code)}</code></p>`}</li>`,
    )
    .join("")}</ul>`;
}

function clock(now: number, offsetMs: number): string {
  return `<p>W tym świecie jest <strong>${escapeHtml(wallAt(now).replace("T", " "))}</strong>, ${Math.round(offsetMs / 60_000)} min względem twojego zegara.</p>
<form data-api="clock" class="row"><label>Przesuń o tyle minut<input name="minutes" type="number" value="15" required></label><button>Przesuń</button></form>
<form data-api="clock" class="row"><input name="offsetMs" type="hidden" value="0"><button>Wróć do prawdziwego czasu</button></form>`;
}

/** The sandbox for people: whom to log in as, what was sent, what to break and what time it is. */
export function sandboxPage({
  customers,
  newcomers,
  worldName,
  now,
  offsetMs,
  outbox: sent,
  faults,
  operations,
  authenticators,
  issuer,
  chat,
}: SandboxPage): string {
  return page({
    title: "Piaskownica ebok",
    script: "sandbox.js",
    body: `<main class="sandbox">
<h1>Piaskownica ebok</h1>
<p>Dostawca usług na próbę, z własną bazą danych.${worldName === "" ? "" : ` Świat: <code>${escapeHtml(worldName)}</code>.`} <a href="/">Otwórz portal</a></p>
<p id="notice" role="status"></p>
<section><h2>Klienci</h2><ul class="customers">${customerList(customers)}</ul></section>
<section><h2>Klienci bez konta</h2>${newcomerList(newcomers)}</section>
<section><h2>Wysłane SMS-y i e-maile</h2>${outbox(sent)}</section>
<section><h2>Aplikacje z kodami</h2>${authenticatorList(authenticators, issuer, now)}</section>
<section><h2>Usterki</h2>${faultForm(faults, operations)}</section>
<section><h2>Czat</h2>${chatForm(chat.settings, chat.faults)}</section>
<section><h2>Zegar</h2>${clock(now, offsetMs)}</section>
<section><h2>Od nowa</h2><p>Wszystkie dane wracają do pierwszego dnia.</p><form data-api="reset"><button>Zacznij od nowa</button></form></section>
</main>`,
  });
}
