// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
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

it.each([
  ["date", (props: RequiredProps) => <DateField label="Od kiedy" texts={texts} today={today} {...props} />],
  [
    "password",
    (props: RequiredProps) => <PasswordField label="Od kiedy" showLabel="Pokaż" hideLabel="Ukryj" {...props} />,
  ],
] as const)("(part of A11Y-43) judges a %s once the focus leaves the field and its button", async (_kind, field) => {
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
});
