import { Phone, type Permission } from "./phone.ts";

// The page /wrapper: a phone on the screen, with the portal in it, and everything that its owner and its system can do.
// Served to the browser with its types taken out.

/**
 * How much of the screen the keyboard takes, px, and what a notch and a bar of gestures cover: upright, and on its
 * side.
 */
const KEYBOARD = { upright: 300, turned: 190 };
const NOTCH = { top: 47, right: 0, bottom: 34, left: 0 };
const NOTCH_TURNED = { top: 0, right: 47, bottom: 21, left: 47 };
/** How long the address of a file stays good, ms. */
const KEPT_MS = 60_000;
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

function at<Kind extends Element>(selector: string, kind: abstract new (...args: never) => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${selector}`);
  return found;
}

const screen = at("#screen", HTMLElement);
const question = at("#question", HTMLElement);

function note(text: string): void {
  const line = document.createElement("li");
  line.textContent = text;
  at("#log", HTMLElement).append(line);
}

/** What the system shows above the app, until it is answered. One at a time. */
function ask(title: string, yes: string, no: string): Promise<boolean> {
  at("#question h2", HTMLElement).textContent = title;
  const [accept, refuse] = [at("#accept", HTMLButtonElement), at("#refuse", HTMLButtonElement)];
  accept.textContent = yes;
  refuse.textContent = no;
  question.hidden = false;
  accept.focus();
  return new Promise((answer) => {
    const end = (said: boolean) => () => {
      question.hidden = true;
      accept.onclick = refuse.onclick = null;
      answer(said);
    };
    accept.onclick = end(true);
    refuse.onclick = end(false);
  });
}

/** A file of the phone is a file of whoever plays with it. */
function keep(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

let frame: HTMLIFrameElement | undefined;

const phone = new Phone(
  {
    send: (text) => frame?.contentWindow?.postMessage(text, window.location.origin),
    showFinger: (why) =>
      ask(
        phone.settings.biometry === "face" ? "Spójrz na telefon" : "Przyłóż palec",
        "Pasuje",
        why === "key" ? "Anuluj" : "Nie pasuje",
      ),
    async allowPush() {
      const isAllowed = await ask("Aplikacja chce wysyłać powiadomienia", "Zezwól", "Nie zezwalaj");
      at("#push", HTMLSelectElement).value = isAllowed ? "granted" : "denied";
      return isAllowed;
    },
    outside(what) {
      switch (what.kind) {
        case "open":
          return note(`Poza aplikacją: ${what.url}`);
        case "file":
          note(`Zapisany plik: ${what.name}`);
          return keep(what.name, new Blob([what.bytes], { type: what.type }));
        case "rate":
          return note("Sklep prosi o ocenę");
        case "leave":
          return close("Aplikacja schowana");
      }
    },
  },
  {
    name: "Telefon z symulatora",
    platform: "android",
    appVersion: "1.0.0",
    biometry: "fingerprint",
    push: "unasked",
    dark: false,
    insets: NONE,
  },
);

window.addEventListener("message", ({ data, source, origin }: MessageEvent<unknown>) => {
  if (frame !== undefined && source === frame.contentWindow && origin === window.location.origin) void phone.hear(data);
});

/** Opens the app: a new page, as after the system has ended it. */
function open(address: string): void {
  close("Aplikacja otwarta");
  frame = document.createElement("iframe");
  frame.title = "Portal w aplikacji";
  frame.src = address;
  frame.addEventListener("load", () => {
    if (isElsewhere()) return;
    inside()?.addEventListener("pagehide", () => phone.left());
    // a page that is loaded anew knows nothing of it
    if (at("#offline", HTMLInputElement).checked) network();
  });
  screen.prepend(frame);
  at("#dead", HTMLElement).hidden = true;
  network();
}

const inside = (): Window | undefined => frame?.contentWindow ?? undefined;

/**
 * Whether the web view shows a page that is not the portal's, such as the bank's: by its address, as a web view tells
 * it.
 */
function isElsewhere(): boolean {
  try {
    return /^\/sandbox(\/|$)/.test(inside()?.location.pathname ?? "");
  } catch {
    // of another origin
    return true;
  }
}

/**
 * The portal sees to it. A page that hears nothing of the phone, such as the bank's, is gone back from in the web
 * view's own history, and from its first page out of the app.
 */
function back(): void {
  if (phone.isHeard) return phone.tell("back");
  const pages = inside()?.navigation;
  if (pages?.canGoBack === true) pages.back();
  else close("Aplikacja schowana");
}

function close(why: string): void {
  frame?.remove();
  frame = undefined;
  phone.forgetPage();
  at("#dead", HTMLElement).hidden = false;
  note(why);
}

/** Whether the page inside has a network: it is told, and asks in vain, as a phone in a tunnel does. */
function network(): void {
  const page = inside();
  if (page === undefined || isElsewhere()) return;
  const isOff = at("#offline", HTMLInputElement).checked;
  Object.defineProperty(page.navigator, "onLine", {
    configurable: true,
    get: () => !at("#offline", HTMLInputElement).checked,
  });
  Object.defineProperty(page, "fetch", {
    configurable: true,
    value: (...asked: Parameters<typeof fetch>) =>
      at("#offline", HTMLInputElement).checked ? Promise.reject(new TypeError("no network")) : window.fetch(...asked),
  });
  page.dispatchEvent(new Event(isOff ? "offline" : "online"));
}

/** How the phone is held, what covers its screen then, and what a keyboard leaves of it. */
function hold(): void {
  const isOn = (box: string): boolean => at(box, HTMLInputElement).checked;
  const [keyboard, notch] = isOn("#turned") ? [KEYBOARD.turned, NOTCH_TURNED] : [KEYBOARD.upright, NOTCH];
  screen.classList.toggle("turned", isOn("#turned"));
  screen.style.setProperty("--keyboard", `${isOn("#keyboard") ? keyboard : 0}px`);
  phone.settings.insets = isOn("#notch") ? notch : NONE;
  phone.tell("insets", phone.settings.insets);
}

/** Its owner comes back from the phone's own settings: the page is looked at again. */
function comeBack(): void {
  frame?.contentDocument?.dispatchEvent(new Event("visibilitychange"));
}

const pressed = (selector: string, act: () => void): void =>
  at(selector, HTMLButtonElement).addEventListener("click", act);
const chosen = (selector: string, act: (value: string) => void): void => {
  const field = at(selector, HTMLSelectElement);
  field.addEventListener("change", () => act(field.value));
};
const ticked = (selector: string, act: (isOn: boolean) => void): void => {
  const field = at(selector, HTMLInputElement);
  field.addEventListener("change", () => act(field.checked));
};

pressed("#back", back);
pressed("#kill", () => close("Aplikacja zamknięta"));
pressed("#revive", () => open("/"));
pressed("#lose", () => {
  phone.loseKeys();
  note("Telefon zgubił klucze");
});
ticked("#dark", (isDark) => {
  phone.settings.dark = isDark;
  phone.tell("dark", isDark);
});
ticked("#notch", hold);
ticked("#turned", hold);
ticked("#keyboard", hold);
ticked("#offline", network);
chosen("#biometry", (value) => {
  phone.settings.biometry = value === "fingerprint" || value === "face" ? value : "none";
  comeBack();
});
chosen("#push", (value) => {
  const states: readonly Permission[] = ["granted", "denied", "unasked"];
  phone.settings.push = states.find((state) => state === value) ?? "unasked";
  comeBack();
});

at("#tap", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const said = new FormData(at("#tap", HTMLFormElement));
  const [route = "", param = "", context = ""] = ["route", "param", "context"].map((name) => {
    const field = said.get(name);
    return typeof field === "string" ? field.trim() : "";
  });
  if (frame !== undefined) {
    phone.tell("tap", { route, ...(param !== "" && { param }), ...(context !== "" && { context }) });
    // the portal is told once it is back
    if (isElsewhere()) inside()?.location.assign("/");
    return;
  }
  // the app opens by the notification itself
  const parts = context === "" ? [route, param] : [route, param === "" ? "-" : param, context];
  open(
    `/push/${parts
      .filter((part) => part !== "")
      .map(encodeURIComponent)
      .join("/")}`,
  );
});

open(new URLSearchParams(window.location.search).get("open") ?? "/");
