import { escapeHtml, money, page } from "./html.ts";

export interface PayPage {
  readonly paymentId: string; readonly account: string;
  /** In one line. */
  readonly recipient: string;
  /** Grosze. */
  readonly amount: number;
  /** Numbers of what is paid. */
  readonly numbers: readonly string[];
}

/** More numbers than that would push the buttons off the screen. */
const SHOWN_NUMBERS = 6;

function title(account: string, numbers: readonly string[]): string {
  const shown = numbers.slice(0, SHOWN_NUMBERS).map(escapeHtml).join("<br>");
  const more = numbers.length - SHOWN_NUMBERS;
  return `klient ${escapeHtml(account)}<br>${shown}${more > 0 ? `<br>i jeszcze ${more}` : ""}`;
}

/** The bank's page: what is paid to whom, and what to do with it. Works without a script. */
export function payPage({ paymentId, account, amount, numbers, recipient }: PayPage): string {
  return page({
    title: `Płatność ${money(amount)} · Bank Próbny`,
    body: `<main class="pay">
<p class="bank">Bank Próbny</p>
<h1>Zapłać <span class="amount">${money(amount)}</span></h1>
<dl>
<div><dt>Odbiorca</dt><dd>${escapeHtml(recipient)}</dd></div>
<div><dt>Tytuł</dt><dd>${title(account, numbers)}</dd></div>
</dl>
<form method="post" action="/sandbox/pay/${encodeURIComponent(paymentId)}">
<button class="main" name="choice" value="confirm">Zapłać</button>
<button name="choice" value="confirm-later">Zapłać, potwierdzenie później</button>
<button name="choice" value="reject">Odrzuć płatność</button>
<button name="choice" value="abandon">Wróć bez płacenia</button>
</form>
<p class="note">To bank środowiska próbnego. Nie pobiera żadnych pieniędzy.</p>
</main>`,
  });
}

/** For a payment that nobody knows. */
export function unknownPaymentPage(): string {
  return page({
    title: "Nie ma takiej płatności · Bank Próbny",
    body: `<main class="pay"><p class="bank">Bank Próbny</p><h1>Nie ma takiej płatności</h1>
<p>Wróć do portalu i zacznij płatność od nowa.</p><p><a href="/invoice">Przejdź do faktur</a></p></main>`,
  });
}
