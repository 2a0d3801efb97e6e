import { expect, it } from "vitest";
import { aForm, field } from "#test/mothers/index.ts";
import { RequestAnswers } from "./request-answers.ts";
import { fittingAddress, parseSupportAddress } from "./support-address.ts";

const formWith = (reason: string) =>
  aForm({
    formId: "COMPLAINT",
    kind: "COMPLAINT",
    fields: [
      field("subject", "CHOICE", { legal: "SUBJECT", options: [{ value: reason, label: "Powód" }] }),
      field("text", "TEXTAREA", { legal: "CIRCUMSTANCES" }),
    ],
  });
const AT = parseSupportAddress("?form=COMPLAINT&statement=OD%2F2026%2F00001");
const ABOUT = { kind: "statement", id: "OD/2026/00001" } as const;

it("(part of WITHDRAW-36) lets the customer choose a topic where the form lacks the reason", () => {
  expect(fittingAddress(AT, [formWith("BILL")])).toEqual({ kind: "topics", about: ABOUT });
  expect(fittingAddress(AT, [formWith("CONTRACT")])).toBe(AT);
  expect(fittingAddress(AT, undefined)).toBe(AT);
  const invoice = parseSupportAddress("?form=COMPLAINT&invoice=FV%2F1");
  expect(fittingAddress(invoice, [formWith("BILL")])).toBe(invoice);
});

it("(part of WITHDRAW-36) opens the form with the reason and the number of the statement", () => {
  const known = { phone: "", email: "", subject: "Numer OD/2026/00001.", isAboutStatement: true };
  const answers = new RequestAnswers(formWith("CONTRACT"), known, undefined);
  expect([answers.valueOf("subject"), answers.valueOf("text")]).toEqual(["CONTRACT", "Numer OD/2026/00001.\n"]);
});
