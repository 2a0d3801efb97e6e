import { escapeHtmlText, formatZloty, renderPage } from "./html.ts";

export interface PayPageProps {
  readonly paymentId: string;
  readonly account: string;
  /** Name and address in one line. */
  readonly recipient: string;
  /** Amount in grosze. */
  readonly amount: number;
  /** Numbers of the paid entries. */
  readonly numbers: readonly string[];
  /** Error of the input, if any. */
  readonly error?: string | undefined;
}

/** Highest number of shown entries. More would push the buttons off the screen. */
const SHOWN_NUMBERS = 6;

function title(account: string, numbers: readonly string[]): string {
  const shown = numbers.slice(0, SHOWN_NUMBERS).map(escapeHtmlText).join("<br>");
  const more = numbers.length - SHOWN_NUMBERS;
  return `klient ${escapeHtmlText(account)}<br>${shown}${more > 0 ? `<br>i jeszcze ${more}` : ""}`;
}

const METHODS = `<fieldset class="methods">
<legend>Jak płacisz</legend>
<div class="method"><label><input type="radio" name="method" value="blik" checked> BLIK</label>
<label class="method-details">Kod z aplikacji banku, 6 cyfr
<input name="blik" inputmode="numeric" autocomplete="one-time-code" maxlength="7" value="777 123"></label></div>
<div class="method"><label><input type="radio" name="method" value="card"> Karta</label>
<div class="method-details"><label>Numer karty<input name="card" inputmode="numeric" autocomplete="off" maxlength="23"
 value="4111 1111 1111 1111"></label>
<label>Ważna do (MM/RR)<input name="expires" autocomplete="off" maxlength="5" value="12/49"></label></div></div>
<div class="method"><label><input type="radio" name="method" value="transfer"> Przelew z banku</label>
<label class="method-details">Twój bank<select name="bank"><option>Bank Próbny</option>
<option>Bank Bursztynowy</option></select></label></div>
</fieldset>
<p class="note">Kod 000 000 i kartę kończącą się na 0002 bank odrzuca, po kodzie 111 111 potwierdza później.</p>`;

/** Renders the bank's page with amount, recipient, payment methods and outcomes. Works without a script. */
export function renderPayPage({ paymentId, account, amount, numbers, recipient, error }: PayPageProps): string {
  return renderPage({
    title: `Płatność ${formatZloty(amount)} · Bank Próbny`,
    body: `<main class="pay">
<p class="bank">Bank Próbny</p>
<h1>Zapłać <span class="amount">${formatZloty(amount)}</span></h1>
<dl>
<div><dt>Odbiorca</dt><dd>${escapeHtmlText(recipient)}</dd></div>
<div><dt>Tytuł</dt><dd>${title(account, numbers)}</dd></div>
</dl>
<form method="post" action="/sandbox/pay/${encodeURIComponent(paymentId)}">
${error === undefined ? "" : `<p class="wrong" role="alert">${escapeHtmlText(error)}</p>`}
${METHODS}
<button class="main" name="choice" value="confirm">Zapłać</button>
<button name="choice" value="confirm-later">Zapłać, potwierdzenie później</button>
<button name="choice" value="reject">Odrzuć płatność</button>
<button name="choice" value="abandon">Wróć bez płacenia</button>
</form>
<p class="note">To bank środowiska próbnego. Nie pobiera żadnych pieniędzy.</p>
</main>`,
  });
}

/** Renders the page of an unknown payment. */
export function renderUnknownPaymentPage(): string {
  return renderPage({
    title: "Nie ma takiej płatności · Bank Próbny",
    body: `<main class="pay"><p class="bank">Bank Próbny</p><h1>Nie ma takiej płatności</h1>
<p>Wróć do portalu i zacznij płatność od nowa.</p><p><a href="/invoice">Przejdź do faktur</a></p></main>`,
  });
}
