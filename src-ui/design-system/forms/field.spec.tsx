// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Field, type FieldTexts } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

afterEach(cleanup);

const line = (texts: FieldTexts) => (
  <Field {...texts}>{(attributes) => <input {...attributes} type="text" className="input" />}</Field>
);

describe("field", () => {
  it("names an input by its label and describes it by its error, then its help", () => {
    render(line({ label: "Telefon komórkowy", help: "9 cyfr, bez +48", error: "Wpisz 9 cyfr" }));
    const input = screen.getByRole("textbox", { name: "Telefon komórkowy" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const described = (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(["Wpisz 9 cyfr", "9 cyfr, bez +48"]);
  });

  it("shows the error above the input, where no keyboard covers it", () => {
    render(line({ label: "Login", error: "Wpisz login" }));
    const order = screen.getByText("Wpisz login").compareDocumentPosition(screen.getByRole("textbox"));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("sets no invalid state and no description on an input without an error", () => {
    render(line({ label: "Login" }));
    const input = screen.getByRole("textbox");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });

  it("hides a password until it is shown, and keeps its value", async () => {
    const user = userEvent.setup();
    render(
      <Field label="Hasło">
        {(attributes) => <PasswordInput {...attributes} showLabel="Pokaż hasło" hideLabel="Ukryj hasło" />}
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>("Hasło");
    await user.type(input, "Wiazka");
    expect(input.type).toBe("password");
    await user.click(screen.getByRole("button", { name: "Pokaż hasło" }));
    expect(input.type).toBe("text");
    await user.click(screen.getByRole("button", { name: "Ukryj hasło" }));
    expect([input.type, input.value]).toEqual(["password", "Wiazka"]);
  });
});
