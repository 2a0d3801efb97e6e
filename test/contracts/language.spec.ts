// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { DocumentLanguageAdapter } from "#adapters/browser/document-language.adapter.ts";
import { parseLanguage } from "#domain/language/index.ts";
import { fakeLanguage } from "#test/fakes/fake-language.ts";
import { languagePortContract } from "./language-port.contract.ts";

const PREFERRED = ["uk-UA", "pl"];

afterEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = "";
});

languagePortContract("fake", () => {
  const port = fakeLanguage({ preferred: PREFERRED });
  return { port, applied: () => port.applied };
});

languagePortContract("document", () => {
  const navigator: Navigator = Object.create(window.navigator, { languages: { value: PREFERRED } });
  return {
    port: new DocumentLanguageAdapter({ document, localStorage: window.localStorage, navigator }),
    applied: () => parseLanguage(document.documentElement.lang),
  };
});

it("keeps the page usable when the browser denies its storage", () => {
  const page: Window = Object.create(window, {
    document: { value: document },
    navigator: { value: window.navigator },
    localStorage: {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    },
  });
  const port = new DocumentLanguageAdapter(page);
  port.writeChoice("uk");
  port.markSaved("uk");
  expect([port.readChoice(), port.isChoiceSaved()]).toEqual([undefined, false]);
});
