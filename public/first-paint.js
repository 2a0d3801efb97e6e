const prefix = location.protocol === "https:" ? "__Host-" : "";
const kept = new RegExp(`(?:^|;\\s*)${prefix}ebok\\.theme=(?:system\\.)?(light|dark)(?:;|$)`).exec(document.cookie);
if (kept) document.documentElement.dataset.theme = kept[1];
// the browser takes its time to open them: now, while the portal's script is still on its way
try {
  localStorage.getItem("");
  sessionStorage.getItem("");
} catch {
  /* forbidden: the portal does without */
}
addEventListener(
  "error",
  ({ filename, target }) => {
    const source = filename || (target instanceof HTMLScriptElement ? target.src : "");
    const told = document.querySelector("#root > [hidden]");
    if (told && /\/assets\/.*\.js/.test(source)) told.removeAttribute("hidden");
  },
  true,
);
