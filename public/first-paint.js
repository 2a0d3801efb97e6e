const prefix = location.protocol === "https:" ? "__Host-" : "";
const kept = RegExp(`(^|; *)${prefix}ebok\\.theme=(system\\.)?(light|dark)(;|$)`).exec(document.cookie);
if (kept) document.documentElement.dataset.theme = kept[3];
try {
  const language = localStorage.getItem("ebok.language");
  if (/^(uk|en)$/.test(language)) document.documentElement.lang = language;
  sessionStorage.getItem("");
} catch {}
addEventListener(
  "error",
  ({ filename, target }) => {
    const source = filename || (target instanceof HTMLScriptElement ? target.src : "");
    const told = document.getElementById("start-failed");
    if (!(told instanceof HTMLTemplateElement) || !/\/assets\/.*\.js/.test(source)) return;
    document.getElementById("root")?.replaceChildren(told.content);
    told.remove();
  },
  true,
);
