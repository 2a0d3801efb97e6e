// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { AppKey } from "./app-key.view.tsx";

afterEach(cleanup);

it.each([
  { works: true, label: "Skopiowano", message: "Skopiowano" },
  {
    works: false,
    label: "Kopiuj klucz",
    message: "Nie udało się skopiować. Zaznacz tekst i skopiuj go samodzielnie.",
  },
])("(part of A11Y-87) announces whether the key of the app was copied: $works", async ({ works, label, message }) => {
  render(<AppKey tokenKey={{ secret: "ABCD", uri: "otpauth://totp/a" }} copy={async () => works} />);
  await userEvent.click(screen.getByRole("button", { name: "Kopiuj klucz" }));
  expect(screen.getByRole("status").textContent.replaceAll("\u00a0", " ")).toBe(message);
  expect(screen.getByRole("button", { name: label })).toBeDefined();
});
