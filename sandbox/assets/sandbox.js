// Page /sandbox. It only calls /sandbox/api, which the tests call too.
const SESSION_KEY = "ebok.session";
const SESSION_MS = 15 * 60_000;
/** Prefix of a fault value that names a predefined fault of the sandbox. */
const NAME_PREFIX = "name:";

/** @param {string} text */
function showNotice(text) {
  const notice = document.querySelector("#notice");
  if (notice !== null) notice.textContent = text;
}

/** @param {unknown} error */
function showFailure(error) {
  showNotice(`Nie udało się (${String(error)}). Sprawdź, czy piaskownica działa.`);
}

/**
 * @param {string} path
 * @param {string} method
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function call(path, method, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(
    `/sandbox/api/${path}`,
    body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  /** @type {unknown} */
  const answer = await response.json();
  return answer;
}

/** @param {string} login */
async function logIn(login) {
  const session = await call("session", "POST", { login });
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, deadline: Date.now() + SESSION_MS, session }));
  location.assign("/index");
}

/** @param {FormData} data */
function readTimes(data) {
  return data.get("times") === "always" ? "always" : Number(data.get("times"));
}

/** @param {FormData} data */
function readFault(data) {
  const fault = { operation: data.get("operation"), times: readTimes(data), delay: Number(data.get("delay")) };
  const effect = data.get("effect");
  if (typeof effect !== "string") return fault;
  if (effect.startsWith(NAME_PREFIX)) return { ...fault, name: effect.slice(NAME_PREFIX.length) };
  switch (effect) {
    case "none":
      return fault;
    case "errorMessage":
      return { ...fault, errorMessage: "Komunikat z piaskownicy" };
    default:
      return { ...fault, [effect]: true };
  }
}

/**
 * @param {string} api
 * @param {FormData} data
 */
function readBody(api, data) {
  if (api === "faults") return readFault(data);
  if (api.startsWith("chat"))
    return { ...Object.fromEntries(data), ...(data.has("times") ? { times: readTimes(data) } : {}) };
  if (api === "diagnostics") return { on: data.get("on") === "true" };
  if (api === "clock")
    return data.has("minutes")
      ? { advanceMs: Number(data.get("minutes")) * 60_000 }
      : { offsetMs: Number(data.get("offsetMs")) };
  return {};
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const login = button?.dataset["login"];
  const copied = button?.dataset["copy"];
  if (login !== undefined) logIn(login).catch(showFailure);
  if (copied !== undefined)
    navigator.clipboard.writeText(copied).then(() => showNotice(`Skopiowano: ${copied}`), showFailure);
});

document.addEventListener("submit", (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : undefined;
  const api = form?.dataset["api"];
  if (form === undefined || api === undefined) return;
  event.preventDefault();
  const method = form.dataset["method"] ?? "POST";
  call(api, method, method === "POST" ? readBody(api, new FormData(form)) : undefined).then(
    () => location.reload(),
    showFailure,
  );
});
