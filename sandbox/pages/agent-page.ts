import { renderPage } from "./html.ts";

/** Renders a form that sends one item to the chat. */
function sending(action: string, fields: string, button: string): string {
  return `<form data-action="${action}" class="row">${fields}<button>${button}</button></form>`;
}

const urlFields = (urlLabel: string, descriptionLabel: string): string =>
  `<label>${urlLabel}<input name="url" type="url" placeholder="https://" required></label>` +
  `<label>${descriptionLabel}<input name="message" autocomplete="off"></label>`;

/** Renders the page on which a person plays the agent: the queue and the current chat. */
export function renderAgentPage(tenantName: string): string {
  return renderPage({
    title: "Stanowisko konsultanta",
    script: "agent.js",
    body: `<main class="agent-console">
<header><h1>Stanowisko konsultanta</h1>
<p>Dopóki ta strona jest otwarta, rozmowy czekają na ciebie. Po jej zamknięciu prowadzi je automat.
${tenantName === "" ? "" : ` Świat: <code>${tenantName}</code>.`}
<a href="/sandbox">Piaskownica</a></p>
<div class="row"><label>Twoje imię<input id="name" value="Ola" maxlength="40" autocomplete="off"></label></div>
<p id="notice" role="status"></p></header>
<nav aria-label="Rozmowy"><h2>Czekają</h2><ul id="waiting"></ul><p id="nobody">Nikt nie czeka.</p>
<h2>Twoje rozmowy</h2><ul id="taken"></ul><h2>Z automatem</h2><ul id="others"></ul></nav>
<section aria-labelledby="who"><h2 id="who">Wybierz rozmowę</h2><p id="about" class="note"></p>
<div id="log" role="log" aria-label="Rozmowa" tabindex="0"></div>
<div id="composer" hidden>
<form data-action="say" class="message-form">
<label>Wiadomość<textarea name="message" rows="3" maxlength="4000" required></textarea></label>
<button class="main">Wyślij</button></form>
${sending("link", urlFields("Adres linku", "Opis linku"), "Wyślij link")}
${sending("picture", urlFields("Adres obrazka", "Opis obrazka"), "Wyślij obrazek")}
<form data-action="end" class="row"><button>Zakończ rozmowę</button></form>
</div></section>
</main>`,
  });
}
