// Page /sandbox/agent, where a person plays the agent. It only calls /sandbox/api/chat, which the tests call too.
/** Shortest time between two typing notifications to the customer, ms. */
const TYPING_INTERVAL_MS = 1_500;
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

/** @typedef {{ id: string, name: string, login: string, topic: string, side: string, agentName?: string }} ChatSummary */
/**
 * @typedef {{ id: string, place: number, type: string, side: string, date: string, data: string, title?: string,
 *   agentName?: string, answers?: string[] }} ChatMessage
 */
/**
 * @typedef {ChatSummary & { account: string, email: string, isOver: boolean, rating?: number,
 *   messages: ChatMessage[] }} ChatDetails
 */
/** @typedef {{ chats: ChatSummary[], chat?: ChatDetails }} AgentPageState */

/** @type {string | undefined} */
let selectedChatId;
/** Place of the last message in the log. */
let lastPlace = 0;
let typingSentAt = 0;
let isLoading = false;
let isStale = false;

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
function queryElement(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`no element matches ${selector}`);
  return found;
}

/** @param {string} text */
function showNotice(text) {
  queryElement("#notice").textContent = text;
}

/** @param {unknown} error */
function showFailure(error) {
  showNotice(`Nie udało się (${String(error)}). Sprawdź, czy piaskownica działa.`);
}

function agentName() {
  const field = queryElement("#name");
  return field instanceof HTMLInputElement ? field.value : "";
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} [className]
 */
function createTextElement(tag, text, className) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className !== undefined) element.className = className;
  return element;
}

/**
 * Updates a list of chats and reuses the elements of known chats, so that their buttons keep the focus.
 * @param {string} selector
 * @param {ChatSummary[]} chats
 * @param {string} verb
 */
function updateChatList(selector, chats, verb) {
  const place = queryElement(selector);
  const known = new Map(
    [...place.children].flatMap((item) => (item instanceof HTMLElement ? [[item.dataset["chat"] ?? "", item]] : [])),
  );
  place.replaceChildren(
    ...chats.map((chat) => {
      const item = known.get(chat.id) ?? createChatItem(chat);
      const button = item.querySelector("button");
      if (button !== null && button.textContent !== verb) button.textContent = verb;
      if (button !== null) button.setAttribute("aria-label", `${verb}: ${chat.name}`);
      item.toggleAttribute("data-chosen", chat.id === selectedChatId);
      return item;
    }),
  );
}

/** @param {ChatSummary} chat */
function createChatItem(chat) {
  const item = document.createElement("li");
  item.dataset["chat"] = chat.id;
  const button = document.createElement("button");
  button.type = "button";
  item.append(
    createTextElement("strong", chat.name),
    createTextElement("span", TOPICS.get(chat.topic) ?? chat.topic, "note"),
    button,
  );
  return item;
}

/** @param {ChatMessage} chatMessage */
function createMessageElement(chatMessage) {
  const element = document.createElement("div");
  element.className = "message";
  element.dataset["side"] = chatMessage.side;
  const author = chatMessage.agentName ?? SIDES.get(chatMessage.side) ?? chatMessage.side;
  element.append(createTextElement("p", `${author}, ${TIME.format(new Date(chatMessage.date))}`, "note"));
  const isText = chatMessage.type === "NEW_MESSAGE";
  const text = isText ? chatMessage.data : chatMessage.title;
  if (text !== undefined) element.append(createTextElement("p", text));
  if (!isText)
    element.append(
      createTextElement("p", `${chatMessage.type === "IMG_MESSAGE" ? "Obrazek" : "Link"}: ${chatMessage.data}`, "note"),
    );
  if ((chatMessage.answers ?? []).length > 0)
    element.append(createTextElement("p", `Odpowiedzi do wyboru: ${(chatMessage.answers ?? []).join(", ")}`, "note"));
  return element;
}

/** @param {AgentPageState} state */
function render({ chats, chat }) {
  const waiting = chats.filter(({ side }) => side === "WAITING");
  updateChatList("#waiting", waiting, "Przyjmij");
  queryElement("#nobody").hidden = waiting.length > 0;
  updateChatList(
    "#taken",
    chats.filter(({ side }) => side === "AGENT"),
    "Pokaż",
  );
  updateChatList(
    "#others",
    chats.filter(({ side }) => side === "BOT"),
    "Podejrzyj",
  );
  document.title = waiting.length > 0 ? `(${waiting.length}) Stanowisko konsultanta` : "Stanowisko konsultanta";
  if (chat === undefined || chat.id !== selectedChatId) return;
  queryElement("#who").textContent = chat.name;
  const state = chat.isOver
    ? `rozmowa zakończona${chat.rating === undefined ? "" : `, ocena ${chat.rating} z 5`}`
    : chat.side === "AGENT"
      ? `prowadzi ${chat.agentName ?? ""}`
      : chat.side === "WAITING"
        ? "czeka"
        : "rozmawia z automatem";
  queryElement("#about").textContent = `${chat.login}, konto ${chat.account}, ${chat.email}: ${state}`;
  queryElement("#composer").hidden = chat.isOver || chat.side !== "AGENT";
  const log = queryElement("#log");
  const fresh = chat.messages.filter(({ place }) => place > lastPlace);
  lastPlace = fresh.at(-1)?.place ?? lastPlace;
  log.append(...fresh.map(createMessageElement));
  if (fresh.length > 0) log.scrollTop = log.scrollHeight;
}

/** Loads the state and renders the page. A change during a request causes one more request. */
async function refresh() {
  if (isLoading) {
    isStale = true;
    return;
  }
  isLoading = true;
  try {
    do {
      isStale = false;
      const answer = await fetch(
        `/sandbox/api/chat${selectedChatId === undefined ? "" : `?chat=${encodeURIComponent(selectedChatId)}`}`,
      );
      render(await answer.json());
    } while (isStale);
  } finally {
    isLoading = false;
  }
}

/**
 * Performs an action on a chat and returns true when the server has accepted it.
 * @param {string} action
 * @param {Record<string, FormDataEntryValue>} [body]
 * @param {string} [chat]
 */
async function performAction(action, body = {}, chat = selectedChatId) {
  if (chat === undefined) return true;
  const answer = await fetch(`/sandbox/api/chat/${encodeURIComponent(chat)}/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, agentName: agentName() }),
  });
  showNotice(answer.ok ? "" : "Tej rozmowy nikt już nie prowadzi albo przyjął ją ktoś inny.");
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
function sendForm(form, action) {
  const content = [...new FormData(form)];
  // chat that was open at the time of sending; the agent may open another one meanwhile
  const chat = selectedChatId;
  form.reset();
  sending = sending
    .then(() => performAction(action, Object.fromEntries(content), chat))
    .catch((error) => {
      showFailure(error);
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
function selectChat(chat) {
  if (selectedChatId !== chat) {
    selectedChatId = chat;
    lastPlace = 0;
    queryElement("#log").replaceChildren();
  }
}

document.addEventListener("click", (event) => {
  const item =
    event.target instanceof Element && event.target.closest("button") !== null ? event.target.closest("li") : null;
  const chat = item?.dataset["chat"];
  if (chat === undefined) return;
  const isWaiting = item?.parentElement?.id === "waiting";
  selectChat(chat);
  (isWaiting ? performAction("take") : refresh()).then(
    () => queryElement(isWaiting ? "textarea" : "#log").focus(),
    showFailure,
  );
});

document.addEventListener("submit", (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : undefined;
  const action = form?.dataset["action"];
  if (form === undefined || action === undefined) return;
  event.preventDefault();
  sendForm(form, action);
});

const messageField = queryElement("textarea");
messageField.addEventListener("input", () => {
  if (Date.now() - typingSentAt < TYPING_INTERVAL_MS) return;
  typingSentAt = Date.now();
  performAction("type").catch(showFailure);
});
messageField.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  messageField.closest("form")?.requestSubmit();
});

// reports every change; the open connection counts as an attached agent
new EventSource("/sandbox/api/chat/events").addEventListener("changed", () => void refresh().catch(showFailure));
