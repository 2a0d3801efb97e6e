// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FileField, type FileFieldEntry } from "./file-field.tsx";

afterEach(cleanup);

const ignore = (): void => undefined;

const descriptionOf = (element: Element): string =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

function show(files: readonly FileFieldEntry[], error?: string): HTMLElement {
  render(
    <FileField
      label="Załączniki"
      help="Do 5 MB."
      error={error}
      prompt="Wybierz pliki"
      files={files}
      onPick={ignore}
      onRemove={ignore}
      onCancel={ignore}
      removeLabel={(name) => `Usuń ${name}`}
      cancelLabel={(name) => `Przerwij ${name}`}
    />,
  );
  return screen.getByLabelText("Załączniki");
}

const REFUSED: FileFieldEntry = {
  id: "2",
  name: "f.exe",
  size: "1 kB",
  state: { kind: "refused", message: "Takiego pliku nie przyjmujemy." },
};

it("(part of VAL-18) describes a field with a refused file by the reason, as invalid", () => {
  const input = show([{ id: "1", name: "f.pdf", size: "1 kB", state: { kind: "picked" } }, REFUSED]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(input)).toBe("Takiego pliku nie przyjmujemy. Do 5 MB.");
  expect(input.parentElement?.className).toBe("drop-zone drop-zone--invalid");
  expect(descriptionOf(screen.getByRole("button", { name: "Usuń f.exe" }))).toBe("Takiego pliku nie przyjmujemy.");
  expect(screen.getByRole("button", { name: "Usuń f.pdf" }).hasAttribute("aria-describedby")).toBe(false);
});

it("leaves a file input without a refused file valid", () => {
  const input = show([]);
  expect([input.hasAttribute("aria-invalid"), descriptionOf(input)]).toEqual([false, "Do 5 MB."]);
  expect(input.parentElement?.className).toBe("drop-zone");
});

it("keeps the description of a file input by its own error", () => {
  expect(descriptionOf(show([REFUSED], "Dodaj plik"))).toContain("Dodaj plik");
  expect(screen.getByLabelText("Załączniki").parentElement?.className).toContain("drop-zone--invalid");
});
