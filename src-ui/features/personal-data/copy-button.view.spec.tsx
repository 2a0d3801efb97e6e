// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { CopyButton } from "./copy-button.view.tsx";

afterEach(cleanup);

it("(part of A11Y-87) says that a number was not copied, until a copy succeeds", async () => {
  let works = false;
  render(<CopyButton what="bank" text="12" copy={async () => works} />);
  const status = screen.getByRole("status");
  await userEvent.click(screen.getByRole("button", { name: "Kopiuj: numer rachunku" }));
  const message = "Nie udało się skopiować. Zaznacz tekst i skopiuj go samodzielnie.";
  expect([status.textContent.replaceAll("\u00a0", " "), status.className]).toEqual([message, "small"]);
  works = true;
  await userEvent.click(screen.getByRole("button", { name: "Kopiuj: numer rachunku" }));
  expect([status.textContent, status.className]).toEqual(["Skopiowano", "visually-hidden"]);
});
