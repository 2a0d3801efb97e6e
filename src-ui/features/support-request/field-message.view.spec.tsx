// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ruleViolation } from "#domain/validation/index.ts";
import type { ContactFormField } from "#domain/support/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { FieldMessage, SummaryLine } from "./field-message.view.tsx";
import en from "./en.json";
import { replyForm } from "./reply-form.ts";
import uk from "./uk.json";

afterEach(cleanup);

const FIELD: ContactFormField = {
  name: "a",
  label: "Która usługa",
  hint: undefined,
  section: undefined,
  required: true,
  shownWhen: undefined,
  legal: undefined,
  offers: "service",
  answer: { kind: "text", lines: "one", min: 0, max: 9 },
};

it.each([
  ["service", true, "Wybierz usługę"],
  ["service", false, "Wpisz nazwę usługi"],
  ["invoice", true, "Wybierz fakturę"],
  ["invoice", false, "Wpisz numer faktury"],
] as const)("(part of VAL-18) asks for an own %s as its field does, listed: %s", (offers, isListed, expected) => {
  const field = { ...FIELD, offers };
  const { container } = render(
    <FieldMessage field={field} violation={ruleViolation("required")} isOwnForm={false} isListed={isListed} />,
  );
  expect(unjoinedText(container.textContent).replaceAll("\u00a0", " ")).toBe(expected);
});

it.each([
  ["Do jakiej firmy przenieść dane", undefined, "Napisz, do jakiej firmy przenieść dane"],
  [undefined, "answer", "Napisz, jak mamy odpowiedzieć"],
] as const)("(part of VAL-18) names the text that is missing in the field %s %s", (label, legal, expected) => {
  const field = { ...FIELD, offers: undefined, label, legal };
  const { container } = render(
    <FieldMessage field={field} violation={ruleViolation("required")} isOwnForm={false} isListed={false} />,
  );
  expect(unjoinedText(container.textContent).replaceAll("\u00a0", " ")).toBe(expected);
});

it("(part of VAL-18) asks for the missing answers of a reply in sentences of its own", () => {
  const { fields } = replyForm({ number: "ZG/1", kind: "complaint", state: "answered" }, 5);
  for (const Text of [FieldMessage, SummaryLine]) {
    const texts = fields
      .filter(({ required }) => required)
      .map((field) => {
        const { container } = render(
          <Text field={field} violation={ruleViolation("required")} isOwnForm isListed={false} />,
        );
        return unjoinedText(container.textContent).replaceAll("\u00a0", " ");
      });
    expect(texts).toEqual(["Wybierz, co chcesz zrobić", "Wpisz wiadomość"]);
  }
  expect([en["missing.reply_text"], uk["missing.reply_text"]]).toEqual(["Enter a message", "Введіть повідомлення"]);
});
