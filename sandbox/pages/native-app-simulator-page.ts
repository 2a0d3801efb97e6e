import { renderPage } from "./html.ts";

/** CSP of the simulator, which may frame the portal. */
export const NATIVE_APP_SIMULATOR_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Renders the page with the simulated phone. */
export function renderNativeAppSimulatorPage(): string {
  return renderPage({
    title: "Telefon z aplikacją",
    script: "../wrapper/simulator.ts",
    body: `<main class="phone-frame">
<header><h1>Telefon z aplikacją</h1><p>Portal działa w ramce tak, jak w aplikacji operatora.
Po prawej jest to, co robi telefon i jego właściciel.
<a href="/sandbox">Piaskownica</a></p></header>
<div id="screen"><p id="dead">Aplikacja jest zamknięta.</p>
<section id="question" role="alertdialog" aria-labelledby="asked" hidden><h2 id="asked"></h2>
<div class="row"><button id="accept" class="main"></button><button id="refuse"></button></div></section></div>
<section aria-labelledby="does"><h2 id="does">Telefon</h2>
<div class="row"><button id="back">Wstecz</button><button id="kill">Zamknij aplikację</button>
<button id="revive">Otwórz aplikację</button><button id="lose">Zgub klucze</button></div>
<div class="checkbox-list"><label><input type="checkbox" id="dark">Ciemny wygląd</label>
<label><input type="checkbox" id="notch">Wycięcie i pasek gestów</label>
<label><input type="checkbox" id="landscape">Telefon poziomo</label>
<label><input type="checkbox" id="keyboard">Klawiatura</label>
<label><input type="checkbox" id="offline">Bez internetu</label></div>
<div class="row"><label>Odblokowanie<select id="biometry"><option value="fingerprint">odcisk palca</option>
<option value="face">twarz</option><option value="none">brak</option></select></label>
<label>Powiadomienia<select id="push"><option value="unasked">jeszcze nie pytano</option>
<option value="granted">dozwolone</option><option value="denied">zablokowane</option></select></label></div>
<h2>Powiadomienie</h2>
<form id="tap" class="row"><label>Strona<input name="route" value="invoice" required autocomplete="off"></label>
<label>Parametr<input name="param" autocomplete="off"></label>
<label>Konto<input name="context" autocomplete="off"></label><button>Stuknij</button></form>
<h2 id="left">Co wyszło z aplikacji</h2><ul id="log" role="log" aria-labelledby="left"></ul>
</section></main>`,
  });
}
