import { expect, it } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
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
  expect(mails[0]?.text).toContain("Internet światłowodowy 600 Mb/s: 59,00\u00a0zł miesięcznie.");
});

it("(part of TERMS-05) sends nothing to a customer without a legal notice", () => {
  expect(mailsOf("4127830").mails).toEqual([]);
});
