// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PicturesContext, type PictureReport } from "#ui/design-system/safe-html/pictures-context.ts";
import { MessageContentView } from "./message-content.view.tsx";

afterEach(cleanup);

it("(part of CHAT-15) shows chat pictures of listed hosts and reports the others", () => {
  const reports: PictureReport[] = [];
  const rules = {
    allows: (address: string) => address.startsWith("https://img.example/"),
    report: (picture: PictureReport) => void reports.push(picture),
  };
  const picture = (url: string) => (
    <PicturesContext value={rules}>
      <MessageContentView content={{ kind: "image", url, text: "Router" }} host="ebok.example" />
    </PicturesContext>
  );
  const { rerender } = render(picture("https://img.example/router.png"));
  fireEvent.error(screen.getByRole("img", { name: "Router" }));
  rerender(picture("https://elsewhere.example/router.png"));
  expect(screen.queryByRole("img")).toBeNull();
  screen.getByRole("link", { name: /^Otwórz zdjęcie/ });
  expect(reports).toEqual([
    { reason: "not-loaded", address: "https://img.example/router.png" },
    { reason: "not-allowed", address: "https://elsewhere.example/router.png" },
  ]);
});
