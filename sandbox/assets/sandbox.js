// The page /sandbox for people. Everything it does is a call of /sandbox/api, which tests use as well.
const SESSION_KEY = "ebok.session";
const SESSION_MS = 15 * 60_000;
const CUT_OFF_AT = 120;
const prefix = document.querySelector("main")?.dataset.prefix ?? "";
const notice = document.querySelector("#notice");

async function call(path, method, body) {
  const init = { method, headers: { "Content-Type": "application/json" } };
  const response = await fetch(`${prefix}/sandbox/api/${path}`, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function logIn(login) {
  const session = await call("session", "POST", { login });
  const { now } = await call("clock", "GET");
  const ahead = Math.abs(now - Date.now()) > SESSION_MS;
  if (ahead) notice.textContent = "Zegar piaskownicy jest przesunięty. Cofnij go, jeśli portal od razu zakończy sesję.";
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, deadline: Date.now() + SESSION_MS, session }));
  location.assign(`${prefix}/index`);
}

function faultOf(data) {
  const times = data.get("times") === "always" ? "always" : Number(data.get("times"));
  const fault = { operation: data.get("operation"), times, delay: Number(data.get("delay")) };
  const effect = data.get("effect");
  switch (effect) {
    case "none": return fault;
    case "status": return { ...fault, status: 502 };
    case "cutOffAt": return { ...fault, cutOffAt: CUT_OFF_AT };
    case "errorMessage": return { ...fault, errorMessage: "Komunikat z piaskownicy" };
    case "html": return { ...fault, body: "<!doctype html><title>502</title><h1>Bad Gateway</h1>", status: 502 };
    default: return { ...fault, [effect]: true };
  }
}

function bodyOf(api, data) {
  if (api === "faults") return faultOf(data);
  if (api === "clock") return data.has("minutes") ? { advanceMs: Number(data.get("minutes")) * 60_000 } : { offsetMs: Number(data.get("offsetMs")) };
  return {};
}

function failed(error) {
  notice.textContent = `Nie udało się: ${error.message}. Sprawdź, czy piaskownica działa.`;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.login !== undefined) logIn(button.dataset.login).catch(failed);
  if (button?.dataset.copy !== undefined) {
    navigator.clipboard.writeText(button.dataset.copy).then(() => { notice.textContent = `Skopiowano: ${button.dataset.copy}`; }, failed);
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.api === undefined) return;
  event.preventDefault();
  const method = form.dataset.method ?? "POST";
  call(form.dataset.api, method, method === "POST" ? bodyOf(form.dataset.api, new FormData(form)) : undefined).then(() => location.reload(), failed);
});
