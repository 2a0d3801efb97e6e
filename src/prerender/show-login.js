// Inline script of a prerendered page (docs/adr/0071). Shows the login page at an address that leads a guest to it. Until
// the portal has taken over, keeps what the customer does there.
(() => {
  const root = document.getElementById("root");
  const { content, dataset } = document.getElementById("login-page");
  let deadline = 0;
  try {
    ({ deadline } = JSON.parse(localStorage.getItem("ebok.session")));
  } catch {}
  if (deadline > Date.now() || root.firstChild || !RegExp(dataset.addresses).test(location.pathname)) return;

  // What the portal would draw in this year and browser (currentYear, offersPasskeyLogin).
  const copyright = content.querySelector(".footer p").firstChild;
  copyright.data = copyright.data.replace(dataset.year, new Date(Date.now() + 36e5).getUTCFullYear());
  if (!("PublicKeyCredential" in window)) content.querySelector(".login__device")?.remove();
  root.append(content);

  const field = root.querySelector("input");
  let focused;
  let pressed;
  const swap = (element, name) =>
    element.hasAttribute(name) ? element.removeAttribute(name) : element.setAttribute(name, "true");
  // As the busy button of the design system.
  const showBusy = (button) => {
    swap(button, "aria-busy");
    for (const part of button.querySelectorAll(".btn__content")) swap(part, "aria-hidden");
  };
  const hold = (event) => {
    const { target, type } = event;
    const button = type === "submit" ? target.querySelector("[type=submit]") : target.closest("button[type=button]");
    // A fallback page has buttons of its own.
    if (!button || !root.contains(field)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pressed) showBusy((pressed = button));
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("ebok:rendering", () => (focused = document.activeElement));
  addEventListener(
    "ebok:rendered",
    () => {
      removeEventListener("click", hold, true);
      removeEventListener("submit", hold, true);
      const rendered = root.querySelector("input[name=login]");
      // The portal renders a new field if its configuration differs from that of this page.
      if (rendered && rendered !== field && field.value) {
        rendered.value = field.value;
        rendered.setSelectionRange(field.selectionStart, field.selectionEnd);
      }
      if (focused === field) focused = rendered;
      if (root.contains(focused)) focused.focus();
      // The portal loads its other code while the customer types.
      if (focused === rendered || field.value) rendered?.dispatchEvent(new Event("input", { bubbles: true }));
      if (!pressed) return;
      const name = pressed.textContent;
      showBusy(pressed);
      [...root.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
    },
    { once: true },
  );
})();
