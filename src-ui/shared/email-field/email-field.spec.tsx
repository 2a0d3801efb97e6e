// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { EmailField } from "./email-field.tsx";

afterEach(cleanup);

const offer = () => screen.queryByRole("button", { name: /^Zmień na/ });

function Form({ initial = "" }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return <EmailField label="E-mail" value={value} onValue={setValue} />;
}

it("[VAL-17] offers to correct a mistyped domain after the field was left, and changes nothing itself", async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>("E-mail");
  await user.type(field, "anna@gmial.com");
  expect(offer()).toBeNull();
  await user.tab();
  expect(screen.getByText(/^Czy to literówka\?/)).toBeTruthy();
  expect(field.value).toBe("anna@gmial.com");
  await user.click(screen.getByRole("button", { name: "Zmień na anna@gmail.com" }));
  expect([field.value, offer()]).toEqual(["anna@gmail.com", null]);
});

it("(part of VAL-17) offers nothing for the stored address before it is touched", () => {
  render(<Form initial="anna@gmial.com" />);
  expect(offer()).toBeNull();
});
