// the kept theme, before anything is drawn: THEME-01
const kept = /(?:^|;\s*)ebok\.theme=(light|dark)(?:;|$)/.exec(document.cookie);
if (kept) document.documentElement.dataset.theme = kept[1];
