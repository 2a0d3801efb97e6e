import { Phone, type Permission } from "./phone.ts";

// Page /wrapper: a phone on the screen with the portal inside, and controls for its owner and its system. Served to the
// browser with its types stripped.

/** Height of the keyboard, and areas covered by the notch and the gesture bar, px, in portrait and landscape. */
const KEYBOARD = { upright: 300, landscape: 190 };
const NOTCH = { top: 47, right: 0, bottom: 34, left: 0 };
const NOTCH_LANDSCAPE = { top: 0, right: 47, bottom: 21, left: 47 };
/** Lifetime of a file's object URL, ms. */
const OBJECT_URL_LIFETIME_MS = 60_000;
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

function queryElement<Kind extends Element>(selector: string, kind: abstract new (...args: never) => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no element matches ${selector}`);
  return found;
}

const screen = queryElement("#screen", HTMLElement);
const question = queryElement("#question", HTMLElement);

function logLine(text: string): void {
  const line = document.createElement("li");
  line.textContent = text;
  queryElement("#log", HTMLElement).append(line);
}

/** Shows a system question above the app and resolves to the answer. One question at a time. */
function ask(title: string, yes: string, no: string): Promise<boolean> {
  queryElement("#question h2", HTMLElement).textContent = title;
  const [accept, refuse] = [queryElement("#accept", HTMLButtonElement), queryElement("#refuse", HTMLButtonElement)];
  accept.textContent = yes;
  refuse.textContent = no;
  question.hidden = false;
  accept.focus();
  return new Promise((answer) => {
    const end = (input: boolean) => () => {
      question.hidden = true;
      accept.onclick = refuse.onclick = null;
      answer(input);
    };
    accept.onclick = end(true);
    refuse.onclick = end(false);
  });
}

/** Downloads a file saved on the simulated phone to the tester's computer. */
function downloadFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), OBJECT_URL_LIFETIME_MS);
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
      queryElement("#push", HTMLSelectElement).value = isAllowed ? "granted" : "denied";
      return isAllowed;
    },
    outside(what) {
      switch (what.kind) {
        case "open":
          return logLine(`Poza aplikacją: ${what.url}`);
        case "file":
          logLine(`Zapisany plik: ${what.name}`);
          return downloadFile(what.name, new Blob([what.bytes], { type: what.type }));
        case "rate":
          return logLine("Sklep prosi o ocenę");
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
  if (frame !== undefined && source === frame.contentWindow && origin === window.location.origin)
    void phone.receiveMessage(data);
});

/** Opens the app with a new page, as after the system has ended the app. */
function open(address: string): void {
  close("Aplikacja otwarta");
  frame = document.createElement("iframe");
  frame.title = "Portal w aplikacji";
  frame.src = address;
  frame.addEventListener("load", () => {
    if (isElsewhere()) return;
    portalWindow()?.addEventListener("pagehide", () => phone.left());
    // A reloaded page has lost the simulated network state.
    if (queryElement("#offline", HTMLInputElement).checked) applyNetworkState();
  });
  screen.prepend(frame);
  queryElement("#dead", HTMLElement).hidden = true;
  applyNetworkState();
}

const portalWindow = (): Window | undefined => frame?.contentWindow ?? undefined;

/** Returns true if the web view shows a page outside the portal, such as the bank's, by its address. */
function isElsewhere(): boolean {
  try {
    return /^\/sandbox(\/|$)/.test(portalWindow()?.location.pathname ?? "");
  } catch {
    // Another origin throws.
    return true;
  }
}

/**
 * Handles "back". The portal handles it itself when connected. Other pages, such as the bank's, go back in the history
 * of the web view, and from its first page the app closes.
 */
function back(): void {
  if (phone.isConnected) return phone.emit("back");
  const pages = portalWindow()?.navigation;
  if (pages?.canGoBack === true) pages.back();
  else close("Aplikacja schowana");
}

function close(why: string): void {
  frame?.remove();
  frame = undefined;
  phone.discardPage();
  queryElement("#dead", HTMLElement).hidden = false;
  logLine(why);
}

/** Applies the simulated network state: while offline, `navigator.onLine` is false and requests fail. */
function applyNetworkState(): void {
  const page = portalWindow();
  if (page === undefined || isElsewhere()) return;
  const isOff = queryElement("#offline", HTMLInputElement).checked;
  Object.defineProperty(page.navigator, "onLine", {
    configurable: true,
    get: () => !queryElement("#offline", HTMLInputElement).checked,
  });
  Object.defineProperty(page, "fetch", {
    configurable: true,
    value: (...fetchArguments: Parameters<typeof fetch>) =>
      queryElement("#offline", HTMLInputElement).checked
        ? Promise.reject(new TypeError("no network"))
        : window.fetch(...fetchArguments),
  });
  page.dispatchEvent(new Event(isOff ? "offline" : "online"));
}

/** Applies orientation, notch and keyboard. */
function applyScreenState(): void {
  const isOn = (box: string): boolean => queryElement(box, HTMLInputElement).checked;
  const [keyboard, notch] = isOn("#landscape") ? [KEYBOARD.landscape, NOTCH_LANDSCAPE] : [KEYBOARD.upright, NOTCH];
  screen.classList.toggle("landscape", isOn("#landscape"));
  screen.style.setProperty("--keyboard", `${isOn("#keyboard") ? keyboard : 0}px`);
  phone.settings.insets = isOn("#notch") ? notch : NONE;
  phone.emit("insets", phone.settings.insets);
}

/** Simulates the return from the phone's settings: the page becomes visible again. */
function notifyVisible(): void {
  frame?.contentDocument?.dispatchEvent(new Event("visibilitychange"));
}

const onPress = (selector: string, act: () => void): void =>
  queryElement(selector, HTMLButtonElement).addEventListener("click", act);
const onSelect = (selector: string, act: (value: string) => void): void => {
  const field = queryElement(selector, HTMLSelectElement);
  field.addEventListener("change", () => act(field.value));
};
const onToggle = (selector: string, act: (isOn: boolean) => void): void => {
  const field = queryElement(selector, HTMLInputElement);
  field.addEventListener("change", () => act(field.checked));
};

onPress("#back", back);
onPress("#kill", () => close("Aplikacja zamknięta"));
onPress("#revive", () => open("/"));
onPress("#lose", () => {
  phone.loseKeys();
  logLine("Telefon zgubił klucze");
});
onToggle("#dark", (isDark) => {
  phone.settings.dark = isDark;
  phone.emit("dark", isDark);
});
onToggle("#notch", applyScreenState);
onToggle("#landscape", applyScreenState);
onToggle("#keyboard", applyScreenState);
onToggle("#offline", applyNetworkState);
onSelect("#biometry", (value) => {
  phone.settings.biometry = value === "fingerprint" || value === "face" ? value : "none";
  notifyVisible();
});
onSelect("#push", (value) => {
  const states: readonly Permission[] = ["granted", "denied", "unasked"];
  phone.settings.push = states.find((state) => state === value) ?? "unasked";
  notifyVisible();
});

queryElement("#tap", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const input = new FormData(queryElement("#tap", HTMLFormElement));
  const [route = "", param = "", context = ""] = ["route", "param", "context"].map((name) => {
    const field = input.get(name);
    return typeof field === "string" ? field.trim() : "";
  });
  if (frame !== undefined) {
    phone.emit("tap", { route, ...(param !== "" && { param }), ...(context !== "" && { context }) });
    // The portal receives the tap after it is connected.
    if (isElsewhere()) portalWindow()?.location.assign("/");
    return;
  }
  // The notification opens the app.
  const parts = context === "" ? [route, param] : [route, param === "" ? "-" : param, context];
  open(
    `/push/${parts
      .filter((part) => part !== "")
      .map(encodeURIComponent)
      .join("/")}`,
  );
});

open(new URLSearchParams(window.location.search).get("open") ?? "/");
