// @vitest-environment jsdom
import { screen } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import { SUPPORT_CODE } from "../../../container/support-code.ts";
import { showErrorNotice } from "./error-notice.ts";

afterEach(() => document.body.replaceChildren());

it("(part of HTTP-04) shows one notice with the support code after several errors", () => {
  showErrorNotice(document, vi.fn());
  showErrorNotice(document, vi.fn());
  expect(screen.getByRole("alert").textContent).toContain(`Kod dla obsługi klienta: ${SUPPORT_CODE}`);
});

it("(part of HTTP-04) reloads the page, or closes the notice until the next error", () => {
  const reload = vi.fn();
  showErrorNotice(document, reload);
  screen.getByRole("button", { name: "Wczytaj ponownie" }).click();
  expect(reload).toHaveBeenCalledTimes(1);
  screen.getByRole("button", { name: "Zamknij" }).click();
  expect(screen.queryByRole("alert")).toBeNull();
  showErrorNotice(document, reload);
  expect(screen.getByRole("alert")).toBeDefined();
});
