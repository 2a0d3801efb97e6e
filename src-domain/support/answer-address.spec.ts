import { describe, expect, it } from "vitest";
import { withAnswerAddress } from "./answer-address.ts";
import type { RawField } from "./contact-form.ts";
import { answerViolation, sentAnswers, shownFields } from "./form-answers.ts";
import { readContactForm } from "./form-definition.ts";

const ANSWER: RawField = {
  name: "answer",
  label: "Jak mamy odpowiedzieć",
  type: "CHOICE",
  required: true,
  legal: "ANSWER",
  section: "Odpowiedź",
  options: [
    { value: "EMAIL", label: "E-mailem" },
    { value: "LETTER", label: "Listem" },
  ],
};

function namesAfter(fields: readonly RawField[], lacksEmail: boolean, answer: string): readonly string[] {
  const form = readContactForm({ formId: "R", kind: "QUESTION", title: "T", fields });
  if (form === undefined) throw new Error("The form has no fields.");
  return shownFields(withAnswerAddress(form, { lacksEmail }), new Map([["answer", answer]])).map(({ name }) => name);
}

describe("answer to a complaint by e-mail", () => {
  it("[REQ-32] asks for an e-mail address only if the customer has none and wants the answer by e-mail", () => {
    expect(namesAfter([ANSWER], true, "EMAIL")).toEqual(["answer", "complaint.email"]);
    expect(namesAfter([ANSWER], true, "LETTER")).toEqual(["answer"]);
    expect(namesAfter([ANSWER], false, "EMAIL")).toEqual(["answer"]);
  });

  it("(part of REQ-32) asks once if the form asks for an e-mail address itself", () => {
    const own: RawField = { name: "mail", label: "E-mail", type: "EMAIL", required: true };
    expect(namesAfter([ANSWER, own], true, "EMAIL")).toEqual(["answer", "mail"]);
  });

  it("(part of REQ-32) neither accepts a missing nor a wrong address, and sends a right one", () => {
    const form = readContactForm({ formId: "R", kind: "QUESTION", title: "T", fields: [ANSWER] });
    if (form === undefined) throw new Error("The form has no fields.");
    const asked = withAnswerAddress(form, { lacksEmail: true });
    const address = asked.fields.find(({ name }) => name === "complaint.email");
    if (address === undefined) throw new Error("The form does not ask for an address.");
    const answered = (email: string) =>
      new Map([
        ["answer", "EMAIL"],
        [address.name, email],
      ]);
    const violations = ["", "anna@", "anna@poczta.example"].map((email) =>
      answerViolation(address, answered(email), 0, "space"),
    );
    expect(violations.map((violation) => violation?.key)).toEqual(["required", "email", undefined]);
    expect(sentAnswers(asked, answered("anna@poczta.example"), "space")).toEqual([
      { name: "answer", value: "EMAIL" },
      { name: "complaint.email", value: "anna@poczta.example" },
    ]);
  });
});
