import { expect, it } from "vitest";
import { senderLine } from "./sender-line.ts";

it("(part of TERM-32) labels the name of an organisation as such, with one full stop", () => {
  expect(senderLine({ name: "Anna Lis", isOrganisation: false })).toBe("Imię i nazwisko: Anna Lis.");
  expect(senderLine({ name: "Lis sp. z o.o. sp.k.", isOrganisation: true })).toBe("Nazwa: Lis sp. z o.o. sp.k.");
});
