import { expect, test } from "vitest";
import { insertWithdrawal } from "#sandbox/contexts/withdrawal.repository.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { contractDrafts } from "#sandbox/pages/contract-drafts.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { withdrawalDrafts } from "#sandbox/pages/withdrawal-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

test("(part of TERM-32) calls the name of a company so in the receipts of its statements", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("company-statements"), "firma.bursztyn");
  await customer.openSession();
  const path = "e:contracts/e:item[e:contractNumber='B2B/6003377/1']/e:termTo";
  const termTo = (await customer.read("getTerminations", path)) ?? "";
  await customer.call(
    "terminateContract",
    `<contractNumber>B2B/6003377/1</contractNumber><endsOn>${termTo}</endsOn><cost>0.00</cost>`,
  );
  const name = "Bursztyn i Synowie sp. z o.o. sp.k.";
  const { db } = customer.tenant;
  insertWithdrawal(db, "2026", {
    account: "6003377",
    name,
    contractNumber: "xyz",
    email: "a@b.example",
    receivedAt: 0,
  });
  const mails = outboxOf(db).filter(({ text }) => text.includes("Wypowiadam"));
  const drafts = [terminationDrafts, withdrawalDrafts].flatMap((draftsOf) => draftsOf(customer.tenant, "6003377"));
  const files = await Promise.all(drafts.map(async (draft) => (await readPdf(await draft.create())).text));
  expect([mails.length, files.length]).toEqual([1, 2]);
  for (const text of [...mails.map((mail) => mail.text), ...files].map(plain)) {
    expect(text).toMatch(/Nazwa: .*sp\. z o\.o\. sp\.k\. ?(?:Usługi|E-mail)/u);
    expect(text).not.toContain("Imię i nazwisko");
  }
}, 60_000);

test.each([
  ["firma.bursztyn", "6003377", true],
  ["umowa.remiz", "5900219", false],
])(
  "(part of WITHDRAW-33) limits the right to withdraw in contracts of companies: %s",
  async (login, account, isLimited) => {
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("contract-rights"), login);
    await customer.openSession();
    await customer.call("getClientData");
    const contracts = contractDrafts(customer.tenant, account).filter(({ kind }) => kind === "CONTRACT");
    expect(contracts.length).toBeGreaterThan(0);
    for (const draft of contracts) {
      const text = plain((await readPdf(await draft.create())).text);
      expect(text).toContain("odstąpić w ciągu 14 dni bez podania przyczyny");
      expect(text.includes("można odstąpić w ciągu")).toBe(!isLimited);
      expect(text.includes("jeśli umowa nie jest dla niej zawodowa. Inna firma może odstąpić tylko wtedy")).toBe(
        isLimited,
      );
    }
  },
  60_000,
);
