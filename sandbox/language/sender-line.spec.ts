import { expect, it } from "vitest";
import { senderLine } from "./sender-line.ts";

it("(part of TERM-32) labels the name of an organisation as such, with one full stop", () => {
  expect(senderLine({ name: "Anna Lis", isOrganisation: false })).toBe("Imię i nazwisko: Anna Lis.");
  expect(senderLine({ name: "Lis sp. z o.o. sp.k.", isOrganisation: true })).toBe("Nazwa: Lis sp. z o.o. sp.k.");
});

it("(part of WITHDRAW-01) labels the name of a guest as that of a person or a company", () => {
  expect(senderLine({ name: "Anna Lis", isOrganisation: undefined })).toBe("Imię i nazwisko albo nazwa: Anna Lis.");
});
