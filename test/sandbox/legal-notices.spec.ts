import { expect, it } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { noticeDrafts } from "#sandbox/pages/notice-drafts.ts";
import { readPdf } from "./read-pdf.ts";
import { Tenant } from "#sandbox/tenants/tenant.ts";

const mailsOf = (account: string) => {
  const tenant = new Tenant("", ":memory:");
  const now = new Date(tenant.now()).toISOString();
  tenant.ensureSeeded(account);
  tenant.ensureSeeded(account);
  const mails = outboxOf(tenant.db).filter(({ channel, text }) => channel === "email" && text.includes("Podstawa: "));
  tenant.close();
  return { now, mails };
};

it("[TERMS-05] sends a notice about changed terms by e-mail once, with its content", () => {
  const { now, mails } = mailsOf("5900217");
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.text).toMatch(/^Zmiana warunków umowy od \d\d-\d\d-\d{4}\. /);
  expect(mail?.text).toContain("Zapłacisz co miesiąc 5,00\u00a0zł więcej.");
  expect(mail?.text).toMatch(/Do \d\d-\d\d-\d{4} wypowiesz umowę bez zwrotu ulgi\./);
  expect(mail?.text).not.toMatch(/[<{]/);
  expect(mail !== undefined && mail.sentAt <= now).toBe(true);
});

it("(part of TERMS-05) sends a notice about the end of a term by e-mail, with the best tariffs", () => {
  const { mails } = mailsOf("5900219");
  expect(mails.map(({ recipient }) => recipient)).toEqual(["alicja.remiz@poczta.example"]);
  expect(mails[0]?.text).toContain(
    "Internet światłowodowy 600 Mb/s: 59,00\u00a0zł miesięcznie, umowa na czas nieokreślony.",
  );
});

it("[TERMS-31] says in e-mail and document what follows a fixed term, how to end it and what it costs", async () => {
  const tenant = new Tenant("", ":memory:");
  tenant.ensureSeeded("5900219");
  const mail = outboxOf(tenant.db).find(({ text }) => text.startsWith("Kończy się okres twojej umowy."));
  const [notice] = noticeDrafts(tenant, "5900219");
  const file = await readPdf((await notice?.create()) ?? new Uint8Array());
  tenant.close();
  for (const text of [mail?.text ?? "", file.text].map((one) => one.replaceAll(/[\s\u00a0\u2060]+/gu, " "))) {
    expect(text.match(/Jeśli nic nie zrobisz/gu)).toHaveLength(1);
    expect(text).toContain("umowa będzie trwać dalej na czas nieokreślony");
    expect(text).toContain("bez kosztów, z miesięcznym okresem wypowiedzenia");
    expect(text).toContain("Wypowiedzenie wyślesz w portalu");
    expect(text).toContain("Najkorzystniejsze taryfy dla ciebie: Internet światłowodowy 1 Gb/s: 69,00 zł miesięcznie");
  }
});

it("(part of TERMS-05) sends nothing to a customer without a legal notice", () => {
  expect(mailsOf("4127830").mails).toEqual([]);
});
