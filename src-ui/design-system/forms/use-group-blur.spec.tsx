// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { DateField, type DateFieldTexts } from "./date-field.tsx";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

interface RequiredProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** Required field that is judged once it was left. */
function RequiredField({ children }: { readonly children: (props: RequiredProps) => ReactNode }) {
  const [value, setValue] = useState("");
  const [left, setLeft] = useState(false);
  const error = left && value === "" ? "Wpisz" : undefined;
  return (
    <>
      {children({ value, onValue: setValue, onBlur: () => setLeft(true), error })}
      <button type="button">Dalej</button>
    </>
  );
}

const texts: DateFieldTexts = {
  open: (field) => `${field}: wybierz dzień z kalendarza`,
  month: ({ year, month }) => `${month} ${year}`,
  day: ({ year, month, day }) => `${day} ${month} ${year}`,
  weekdays: [],
  previousMonth: "Poprzedni miesiąc",
  nextMonth: "Następny miesiąc",
};
const today = { year: 2026, month: 11, day: 29 };

const FIELDS = [
  ["date", (props: RequiredProps) => <DateField label="Od kiedy" texts={texts} today={today} {...props} />],
  [
    "password",
    (props: RequiredProps) => <PasswordField label="Od kiedy" showLabel="Pokaż" hideLabel="Ukryj" {...props} />,
  ],
] as const;

it.each(FIELDS)(
  "(part of A11Y-43) judges a %s once the focus leaves the field and its button",
  async (_kind, field) => {
    const user = userEvent.setup();
    render(<RequiredField>{field}</RequiredField>);
    const input = screen.getByLabelText("Od kiedy");
    const announcements = () =>
      screen
        .getAllByRole("status")
        .map((region) => region.textContent)
        .join("");
    await user.click(input);
    await user.tab();
    expect(input.getAttribute("aria-invalid")).toBeNull();
    await user.tab({ shift: true });
    await user.tab();
    expect(announcements()).toBe("");
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Dalej");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(announcements()).toBe("Wpisz");
  },
);

/** Presses the button beside a field as Safari does: the field loses the focus to nothing. */
function pressInSafari(): { readonly input: HTMLElement; readonly button: HTMLElement } {
  const input = screen.getByLabelText("Od kiedy");
  const button = screen.getByRole("button", { name: /Pokaż|wybierz dzień/u });
  act(() => input.focus());
  fireEvent.pointerDown(button);
  act(() => input.blur());
  fireEvent.pointerUp(button);
  return { input, button };
}

it.each(FIELDS)("(part of A11Y-43) does not judge a %s when Safari gives its button no focus", async (_kind, field) => {
  const user = userEvent.setup();
  render(<RequiredField>{field}</RequiredField>);
  const { input, button } = pressInSafari();
  expect(input.getAttribute("aria-invalid")).toBeNull();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(input.getAttribute("aria-invalid")).toBeNull();
  await user.click(screen.getByText("Dalej"));
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

it.each(FIELDS)("(part of A11Y-43) judges a %s when the press of its button ends elsewhere", (_kind, field) => {
  render(<RequiredField>{field}</RequiredField>);
  const { input } = pressInSafari();
  fireEvent.click(document.body);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});
