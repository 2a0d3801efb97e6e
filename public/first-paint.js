const kept = /(?:^|;\s*)ebok\.theme=(light|dark)(?:;|$)/.exec(document.cookie);
if (kept) document.documentElement.dataset.theme = kept[1];
