/**
 * Shows the prerendered login page at an address that leads a guest to it, and there the header of the customer's frame
 * with a stored session; below both the cookie question until it is answered. Until the portal has taken over, keeps
 * what the customer does there. The text of this function is an inline script (docs/adr/0071), so it refers to nothing
 * else.
 */
export function showLogin(): void {
  const root = document.querySelector("#root");
  const template = document.querySelector<HTMLTemplateElement>("#login-page");
  if (root === null || template === null) return;
  const { content, dataset } = template;

  /** Returns true if another page may follow; an invalid session is none. */
  const hasSession = (): boolean => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem("ebok.session") ?? "");
      return Number(Object.getOwnPropertyDescriptor(stored, "deadline")?.value) > Date.now();
    } catch {
      return false;
    }
  };
  /** Asks for the files of the portal behind the login page: the script that imports them still has to be loaded. */
  const preloadPortal = (files: readonly string[]): void => {
    for (const href of files) {
      const link = document.createElement("link");
      const isStyle = href.endsWith(".css");
      link.rel = isStyle ? "preload" : "modulepreload";
      if (isStyle) link.as = "style";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
  };
  // The portal draws the page in another language itself.
  if (!["", "pl"].includes(document.documentElement.lang)) return;
  if (root.firstChild !== null || !RegExp(dataset["addresses"] ?? "").test(location.pathname)) return;
  // The portal draws the same in this year and browser (currentYear, offersPasskeyLogin).
  const copyright = content.querySelector(".footer p")?.firstChild;
  const year = new Date(Date.now() + 3_600_000).getUTCFullYear();
  if (copyright instanceof Text) copyright.data = copyright.data.replace(dataset["year"] ?? "", String(year));
  if (!("PublicKeyCredential" in window)) content.querySelector(".login__device")?.remove();
  const frame = document.querySelector<HTMLTemplateElement>("#customer-frame");
  const isCustomer = hasSession() && frame !== null;
  root.append(isCustomer ? frame.content : content);
  if (isCustomer) preloadPortal(root.getAttribute("data-portal")?.split(" ") ?? []);

  const question = root.querySelector<HTMLElement>(".question-bar");
  const prefix = location.protocol === "https:" ? "__Host-" : "";
  // As PageCookieChoice reads it.
  if (RegExp(`(^|; *)${prefix}ebok\\.cookies=(all|necessary)(;|$)`).test(document.cookie)) question?.remove();

  const shown = root.firstChild;
  const field = root.querySelector("input");
  let focused: Element | null = null;
  let pressed: HTMLButtonElement | null = null;
  let answered: HTMLButtonElement | null = null;
  const swap = (element: Element, name: string): void =>
    element.hasAttribute(name) ? element.removeAttribute(name) : element.setAttribute(name, "true");
  /** Changes a button between both states of the design system's button. */
  const swapBusy = (button: Element): void => {
    swap(button, "aria-busy");
    for (const part of button.querySelectorAll(".btn__content")) swap(part, "aria-hidden");
  };
  const hold = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    const button =
      event.type === "submit"
        ? event.target.querySelector<HTMLButtonElement>("[type=submit]")
        : event.target.closest<HTMLButtonElement>("button[type=button]");
    // A fallback page has buttons of its own.
    if (button === null || root.firstChild !== shown) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (question?.contains(button) === true) {
      answered = button;
      question.hidden = true;
    } else if (pressed === null) swapBusy((pressed = button));
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("ebok:rendering", () => {
    focused = document.activeElement;
  });
  addEventListener(
    "ebok:rendered",
    () => {
      removeEventListener("click", hold, true);
      removeEventListener("submit", hold, true);
      const rendered = root.querySelector<HTMLInputElement>("input[name=login]");
      // The portal renders a new field if its configuration differs from that of this page.
      if (rendered !== null && field !== null && rendered !== field && field.value !== "") {
        rendered.value = field.value;
        rendered.setSelectionRange(field.selectionStart, field.selectionEnd);
      }
      if (focused === field) focused = rendered;
      if (focused instanceof HTMLElement && root.contains(focused)) focused.focus();
      // The portal loads its other code while the customer types.
      if (focused === rendered || field?.value !== "") rendered?.dispatchEvent(new Event("input", { bubbles: true }));
      if (pressed !== null) swapBusy(pressed);
      for (const name of [answered?.textContent, pressed?.textContent])
        [...root.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
    },
    { once: true },
  );
}
