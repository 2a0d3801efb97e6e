// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import uk from "./uk.json";
import { PolishIsBinding } from "./polish-is-binding.tsx";

afterEach(() => {
  cleanup();
  pageTexts.show("pl");
});

it("[I18N-10] says in another language that the Polish text is binding, and marks HTML as Polish", () => {
  const { container } = render(
    <>
      <PolishIsBinding />
      <SafeHtml html="<p>Regulamin</p>" />
    </>,
  );
  expect(container.textContent).toBe("Regulamin");
  act(() =>
    pageTexts.show("uk", {
      catalogues: new Map([["polish-is-binding", uk]]),
      formats: createLocalFormats("uk"),
      prefix: "uk/",
      load: () => undefined,
    }),
  );
  expect(container.textContent).toBe(`${uk.text}Regulamin`);
  expect(container.querySelector("[lang]")?.textContent).toBe("Regulamin");
});
