// Page /sandbox/agent, where a person plays the agent. It only calls /sandbox/api/chat, which the tests call too.
/** Shortest time between two typing notifications to the customer, ms. */
const TYPING_EVERY_MS = 1_500;
const SIDES = new Map([
  ["CUSTOMER", "Klient"],
  ["BOT", "Asystentka"],
  ["AGENT", "Konsultant"],
  ["SYSTEM", "System"],
]);
const TOPICS = new Map([
  ["FORMAL", "sprawy formalne"],
  ["TECHNICAL", "pomoc techniczna"],
  ["SALE", "oferta"],
]);
const TIME = new Intl.DateTimeFormat("pl-PL", { hour: "2-digit", minute: "2-digit" });

/** @typedef {{ id: string, name: string, login: string, topic: string, side: string, agentName?: string }} Listed */
/** @typedef {{ id: string, place: number, type: string, side: string, date: string, message?: string, url?: string, agentName?: string, answers?: string[] }} Said */
/** @typedef {Listed & { account: string, email: string, isOver: boolean, rating?: number, messages: Said[] }} Chosen */
/** @typedef {{ chats: Listed[], chat?: Chosen }} View */

/** @type {string | undefined} */
let chosen;
/** Number of messages that are already in the log. */
let drawn = 0;
let typedAt = 0;
let isAsking = false;
let isStale = false;

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
function at(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
  return found;
}

/** @param {string} text */
function say(text) {
  at("#notice").textContent = text;
}

/** @param {unknown} error */
function failed(error) {
  say(`Nie udało się (${String(error)}). Sprawdź, czy piaskownica działa.`);
}

function agentName() {
  const field = at("#name");
  return field instanceof HTMLInputElement ? field.value : "";
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} [className]
 */
function piece(tag, text, className) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== undefined) made.className = className;
  return made;
}

/**
 * Updates a list of chats and reuses the elements of known chats, so that their buttons keep the focus.
 * @param {string} selector
 * @param {Listed[]} chats
 * @param {string} verb
 */
function list(selector, chats, verb) {
  const place = at(selector);
  const known = new Map(
    [...place.children].flatMap((item) => (item instanceof HTMLElement ? [[item.dataset["chat"] ?? "", item]] : [])),
  );
  place.replaceChildren(
    ...chats.map((chat) => {
      const item = known.get(chat.id) ?? entry(chat);
      const button = item.querySelector("button");
      if (button !== null && button.textContent !== verb) button.textContent = verb;
      if (button !== null) button.setAttribute("aria-label", `${verb}: ${chat.name}`);
      item.toggleAttribute("data-chosen", chat.id === chosen);
      return item;
    }),
  );
}

/** @param {Listed} chat */
function entry(chat) {
  const item = document.createElement("li");
  item.dataset["chat"] = chat.id;
  const button = document.createElement("button");
  button.type = "button";
  item.append(piece("strong", chat.name), piece("span", TOPICS.get(chat.topic) ?? chat.topic, "note"), button);
  return item;
}

/** @param {Said} said */
function bubble(said) {
  const made = document.createElement("div");
  made.className = "said";
  made.dataset["side"] = said.side;
  made.append(
    piece("p", `${said.agentName ?? SIDES.get(said.side) ?? said.side}, ${TIME.format(new Date(said.date))}`, "note"),
  );
  if (said.message !== undefined) made.append(piece("p", said.message));
  if (said.url !== undefined)
    made.append(piece("p", `${said.type === "IMG_MESSAGE" ? "Obrazek" : "Link"}: ${said.url}`, "note"));
  if ((said.answers ?? []).length > 0)
    made.append(piece("p", `Odpowiedzi do wyboru: ${(said.answers ?? []).join(", ")}`, "note"));
  return made;
}

/** @param {View} view */
function draw({ chats, chat }) {
  const waiting = chats.filter(({ side }) => side === "WAITING");
  list("#waiting", waiting, "Przyjmij");
  at("#nobody").hidden = waiting.length > 0;
  list(
    "#taken",
    chats.filter(({ side }) => side === "AGENT"),
    "Pokaż",
  );
  list(
    "#others",
    chats.filter(({ side }) => side === "BOT"),
    "Podejrzyj",
  );
  document.title = waiting.length > 0 ? `(${waiting.length}) Stanowisko konsultanta` : "Stanowisko konsultanta";
  if (chat === undefined || chat.id !== chosen) return;
  at("#who").textContent = chat.name;
  const state = chat.isOver
    ? `rozmowa zakończona${chat.rating === undefined ? "" : `, ocena ${chat.rating} z 5`}`
    : chat.side === "AGENT"
      ? `prowadzi ${chat.agentName ?? ""}`
      : chat.side === "WAITING"
        ? "czeka"
        : "rozmawia z automatem";
  at("#about").textContent = `${chat.login}, konto ${chat.account}, ${chat.email}: ${state}`;
  at("#composer").hidden = chat.isOver || chat.side !== "AGENT";
  const log = at("#log");
  const fresh = chat.messages.filter(({ place }) => place > drawn);
  drawn = fresh.at(-1)?.place ?? drawn;
  log.append(...fresh.map(bubble));
  if (fresh.length > 0) log.scrollTop = log.scrollHeight;
}

/** Loads the state and redraws the page. A change during a request causes one more request. */
async function refresh() {
  if (isAsking) {
    isStale = true;
    return;
  }
  isAsking = true;
  try {
    do {
      isStale = false;
      const answer = await fetch(
        `/sandbox/api/chat${chosen === undefined ? "" : `?chat=${encodeURIComponent(chosen)}`}`,
      );
      draw(await answer.json());
    } while (isStale);
  } finally {
    isAsking = false;
  }
}

/**
 * Performs an action on a chat and returns true when the server has accepted it.
 * @param {string} action
 * @param {Record<string, FormDataEntryValue>} [body]
 * @param {string} [chat]
 */
async function act(action, body = {}, chat = chosen) {
  if (chat === undefined) return true;
  const answer = await fetch(`/sandbox/api/chat/${encodeURIComponent(chat)}/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, agentName: agentName() }),
  });
  say(answer.ok ? "" : "Tej rozmowy nikt już nie prowadzi albo przyjął ją ktoś inny.");
  await refresh();
  return answer.ok;
}

/**
 * Last request in progress. The next one waits for it, so that messages arrive in the order in which they were sent.
 */
let sending = Promise.resolve();

/**
 * Sends the content of a form and empties the form at once. Content that was not sent is put back, unless the agent has
 * typed since.
 * @param {HTMLFormElement} form
 * @param {string} action
 */
function send(form, action) {
  const content = [...new FormData(form)];
  // chat that was open at the time of sending; the agent may open another one meanwhile
  const chat = chosen;
  form.reset();
  sending = sending
    .then(() => act(action, Object.fromEntries(content), chat))
    .catch((error) => {
      failed(error);
      return false;
    })
    .then((isDone) => {
      for (const [name, value] of isDone ? [] : content) {
        const field = form.elements.namedItem(name);
        if (
          (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
          field.value === "" &&
          typeof value === "string"
        )
          field.value = value;
      }
    });
}

/** @param {string} chat */
function choose(chat) {
  if (chosen !== chat) {
    chosen = chat;
    drawn = 0;
    at("#log").replaceChildren();
  }
}

document.addEventListener("click", (event) => {
  const item =
    event.target instanceof Element && event.target.closest("button") !== null ? event.target.closest("li") : null;
  const chat = item?.dataset["chat"];
  if (chat === undefined) return;
  const isWaiting = item?.parentElement?.id === "waiting";
  choose(chat);
  (isWaiting ? act("take") : refresh()).then(() => at(isWaiting ? "textarea" : "#log").focus(), failed);
});

document.addEventListener("submit", (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : undefined;
  const action = form?.dataset["action"];
  if (form === undefined || action === undefined) return;
  event.preventDefault();
  send(form, action);
});

const message = at("textarea");
message.addEventListener("input", () => {
  if (Date.now() - typedAt < TYPING_EVERY_MS) return;
  typedAt = Date.now();
  act("type").catch(failed);
});
message.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  message.closest("form")?.requestSubmit();
});

// reports every change; the open connection counts as an attached agent
new EventSource("/sandbox/api/chat/events").addEventListener("changed", () => void refresh().catch(failed));
