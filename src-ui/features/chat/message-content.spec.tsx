// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ChatContent } from "#domain/chat/index.ts";
import { PicturesContext } from "#ui/design-system/safe-html/pictures-context.ts";
import { MessageContentView } from "./message-content.view.tsx";

afterEach(cleanup);

it("(part of CHAT-15) shows chat pictures of listed hosts and reports the others", () => {
  const reports: string[] = [];
  const rules = {
    allows: (address: string) => address.startsWith("https://img.example/"),
    reportNotAllowed: (address: string) => void reports.push(`not-allowed ${address}`),
    reportNotLoaded: (address: string) => void reports.push(`not-loaded ${address}`),
  };
  const picture = (url: string) => (
    <PicturesContext value={rules}>
      <MessageContentView
        content={{ kind: "image", url, text: "Router" }}
        host="ebok.example"
        onPortalLink={() => undefined}
      />
    </PicturesContext>
  );
  const { rerender } = render(picture("https://img.example/router.png"));
  fireEvent.error(screen.getByRole("img", { name: "Router" }));
  rerender(picture("https://elsewhere.example/router.png"));
  expect(screen.queryByRole("img")).toBeNull();
  screen.getByRole("link", { name: /^Otwórz zdjęcie/ });
  expect(reports).toEqual([
    "not-loaded https://img.example/router.png",
    "not-allowed https://elsewhere.example/router.png",
  ]);
});

it("marks the words of a message, but not the portal's own (part of I18N-10)", () => {
  const show = (content: ChatContent) =>
    render(<MessageContentView content={content} language="uk" host="ebok.example" onPortalLink={() => undefined} />)
      .container;
  const languageOf = (container: HTMLElement, text: string): string | undefined =>
    [...container.querySelectorAll("span, a, img")]
      .findLast(({ textContent }) => textContent === text)
      ?.closest("[lang]")
      ?.getAttribute("lang") ?? undefined;
  expect(languageOf(show({ kind: "text", text: "Усе сплачено." }), "Усе сплачено.")).toBe("uk");
  const link = show({ kind: "link", url: "https://elsewhere.example/a", text: "Рахунки" });
  expect(languageOf(link, "Рахунки")).toBe("uk");
  expect(screen.getByText("(otwiera się poza portalem)", { exact: false }).closest("[lang]")).toBeNull();
});
