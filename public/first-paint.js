const kept = /(?:^|;\s*)ebok\.theme=(light|dark)(?:;|$)/.exec(document.cookie);
if (kept) document.documentElement.dataset.theme = kept[1];
addEventListener("error", ({ filename, target }) => {
  const source = filename || (target instanceof HTMLScriptElement ? target.src : "");
  const told = document.querySelector("#root > [hidden]");
  if (told && /\/assets\/.*\.js/.test(source)) told.removeAttribute("hidden");
}, true);
