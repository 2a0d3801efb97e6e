// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CheckboxField, RadioGroup } from "./checkbox-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

const WAYS = [
  { value: "sms", label: "SMS" },
  { value: "mail", label: "E-mail" },
] as const;
const announcement = () =>
  screen
    .getAllByRole("status")
    .map((region) => region.textContent)
    .join("");

function Login() {
  const [value, setValue] = useState("");
  const [left, setLeft] = useState(false);
  return (
    <TextField
      label="Login"
      value={value}
      onValue={setValue}
      onBlur={() => setLeft(true)}
      error={left && value === "" ? "Wpisz login" : undefined}
    />
  );
}

function Phone() {
  const [value, setValue] = useState("");
  const [left, setLeft] = useState(false);
  const error = value === "" ? "Wpisz numer" : value.length < 3 ? `Brakuje cyfr: ${3 - value.length}` : undefined;
  return (
    <TextField
      label="Telefon"
      value={value}
      onValue={setValue}
      onBlur={() => setLeft(true)}
      error={left ? error : undefined}
    />
  );
}

describe("form field", () => {
  it("announces the error of a field after the field is left", async () => {
    const user = userEvent.setup();
    render(<Login />);
    await user.click(screen.getByRole("textbox"));
    await user.tab();
    expect(announcement()).toBe("Wpisz login");
  });

  it("does not announce a field error that was not caused by leaving the field", () => {
    const { rerender } = render(<TextField label="Login" />);
    rerender(<TextField label="Login" error="Wpisz login" />);
    expect(announcement()).toBe("");
  });

  it("announces a field error after a check", () => {
    const { rerender } = render(<TextField label="Login" busy busyLabel="Sprawdzamy" />);
    expect(announcement()).toBe("Sprawdzamy");
    rerender(<TextField label="Login" error="Jest zajęty" />);
    expect(announcement()).toBe("Jest zajęty");
  });

  it("[A11Y-43] announces an error that a submit causes while the field keeps the focus", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<TextField label="Kod" />);
    await user.click(screen.getByRole("textbox"));
    await user.keyboard("{Enter}");
    rerender(<TextField label="Kod" error="Ten kod jest błędny" />);
    expect(announcement()).toBe("Ten kod jest błędny");
  });

  it("(part of A11Y-43) announces the same error again after Enter", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<TextField label="Kod" />);
    rerender(<TextField label="Kod" error="Ten kod jest błędny" />);
    expect(announcement()).toBe("");
    await user.click(screen.getByRole("textbox"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(announcement()).toBe("Ten kod jest błędny"));
  });

  it("(part of A11Y-43) announces the error of a typed value only when the field is left", async () => {
    const user = userEvent.setup();
    render(<Phone />);
    const field = screen.getByRole("textbox");
    await user.click(field);
    await user.tab();
    expect(announcement()).toBe("Wpisz numer");
    await user.click(field);
    await user.keyboard("12");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(announcement()).toBe("");
    await user.tab();
    await waitFor(() => expect(announcement()).toBe("Brakuje cyfr: 1"));
    await user.click(field);
    await user.keyboard("3");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    expect(announcement()).toBe("");
  });

  it("keeps an unavailable text field focusable but read-only", async () => {
    const user = userEvent.setup();
    render(<TextField label="Nazwa sieci" unavailable="Zmieniamy ustawienia" defaultValue="dom" />);
    const input = screen.getByRole("textbox");
    await user.tab();
    expect(document.activeElement).toBe(input);
    await user.type(input, "x");
    expect(input).toHaveProperty("value", "dom");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "Zmieniamy ustawienia",
    );
  });

  it("announces the counter of a text area near its limit and beyond it", () => {
    const { rerender } = render(<TextArea label="Opis" counter={{ left: 100, label: "Zostało 100" }} />);
    expect(announcement()).toBe("");
    rerender(<TextArea label="Opis" counter={{ left: 40, label: "Zostało 40" }} />);
    expect(announcement()).toBe("Zostało 40");
    rerender(<TextArea label="Opis" counter={{ left: -3, label: "Za dużo o 3" }} />);
    expect(announcement()).toBe("Za dużo o 3");
  });

  it("names a radio group by its legend and describes it by its error", () => {
    render(
      <RadioGroup
        legend="Jak wysłać kod"
        name="way"
        options={WAYS}
        value={undefined}
        onValue={() => undefined}
        error="Wybierz"
      />,
    );
    const group = screen.getByRole("radiogroup", { name: "Jak wysłać kod" });
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Wybierz");
    expect(within(group).getAllByRole("radio")).toHaveLength(2);
  });
});

describe("error summary", () => {
  const entries = [
    { id: "terms", message: "Regulamin: zaznacz" },
    { id: "login", message: "Login: wpisz" },
  ];
  const form = (attempt: number, shown: typeof entries) => (
    <>
      <ErrorSummary title="Do poprawy: 2" entries={shown} attempt={attempt} />
      <CheckboxField id="terms" label="Akceptuję" />
      <TextField id="login" label="Login" />
    </>
  );

  it("focuses the first invalid field after a submit; announces a summary with links to fields", () => {
    const { rerender } = render(form(0, []));
    rerender(form(1, entries));
    expect(document.activeElement?.id).toBe("terms");
    expect(announcement()).toBe("Do poprawy: 2");
    fireEvent.click(screen.getByRole("link", { name: "Login: wpisz" }));
    expect(document.activeElement?.id).toBe("login");
  });

  it("keeps the focus while fields are corrected, but moves it to an error after the next submit", () => {
    const { rerender } = render(form(0, []));
    rerender(form(1, entries));
    screen.getByRole("textbox").focus();
    rerender(form(1, entries.slice(1)));
    rerender(form(1, entries));
    expect(document.activeElement?.id).toBe("login");
    rerender(form(2, entries));
    expect(document.activeElement?.id).toBe("terms");
  });
});
