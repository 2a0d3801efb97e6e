import { expect, test } from "vitest";
import { restoration } from "#sandbox/chat/bot-blockade.ts";
import { insertChat } from "#sandbox/chat/chat.repository.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { productsOf, unblockProducts } from "#sandbox/contexts/product.repository.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const ACCOUNT = "5417806";
const INTERNET = "e:products/e:item[e:productId='5417806-01']";
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Opens the customer whose services are suspended for arrears; on Monday, 16-11-2026. */
async function openCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "zalegly.wrona");
  await customer.openSession();
  return customer;
}

const terminate = (customer: EffectCustomer): Promise<string | undefined> =>
  customer.read(
    "terminateContract",
    "e:termination/e:terminationId",
    "<contractNumber>ABO/5417806/1</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>",
  );

test("[TERM-34] keeps the reason of a suspension for arrears after a termination", async () => {
  const customer = await openCustomer("arrears-reason");
  const factsOf = async () => (await customer.call("getClientData")).one(`${INTERNET}/e:productInfo`);
  const before = await factsOf();
  const id = await terminate(customer);
  expect(await factsOf()).toBe(before);
  expect((await customer.call("getClientData")).one(`${INTERNET}/e:blockade`)).toBe("arrears");
  const internet = () => productsOf(customer.tenant.db, ACCOUNT).find(({ productId }) => productId === "5417806-01");
  expect(internet()).toMatchObject({ status: "DURING_RESIGNATION", suspended: true });
  unblockProducts(customer.tenant.db, ACCOUNT, "arrears");
  expect(internet()).toMatchObject({ status: "DURING_RESIGNATION", suspended: null });
  await customer.call("revokeTermination", `<terminationId>${id ?? ""}</terminationId>`);
  expect(internet()).toMatchObject({ status: "ACTIVE" });
}, 60_000);

test("[TERM-32] says in e-mail and document what the page of the termination says", async () => {
  const customer = await openCustomer("arrears-receipt");
  await terminate(customer);
  const mail = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Przyjęliśmy wypowiedzenie"));
  const [receipt] = terminationDrafts(customer.tenant, ACCOUNT);
  const file = await readPdf((await receipt?.create()) ?? new Uint8Array());
  for (const text of [mail?.text ?? "", file.text].map(plain)) {
    expect(text).toContain("Wypowiadam umowę ABO/5417806/1, ostatni dzień umowy to 16-12-2026");
    expect(text).toContain("Imię i nazwisko: Piotr Wrona. Usługi: Internet światłowodowy");
    expect(text).toContain("Za zakończenie umowy nic nie zapłacisz.");
    expect(text).toContain("Abonament płacisz do 16-12-2026. Jeśli masz zaległości, pozostają do zapłaty.");
    expect(text).toContain("Koniec umowy potwierdzimy najpóźniej 30-11-2026.");
    expect(text).toContain("Wypowiedzenie możesz cofnąć w portalu do 15-12-2026.");
    expect(text).toContain("najpóźniej 30-12-2026: Router WB-AX5400 (za niezwrócony zapłacisz 250,00 zł)");
    expect(text).toContain("Miejsce zwrotu: Salon Główne Miasto");
  }
  const notices = outboxOf(customer.tenant.db).filter(({ text }) =>
    text.startsWith("Umowa ABO/5417806/1 została wypowiedziana."),
  );
  expect(notices).toHaveLength(1);
  const path = "e:terminations/e:item/e:equipmentReturnBy";
  expect(await customer.readAll("getTerminations", path)).toEqual(["30-12-2026"]);
}, 60_000);

test("(part of PROD-31) promises no services in the chat after the contract has ended", async () => {
  const customer = await openCustomer("arrears-bot");
  const { tenant } = customer;
  const topic = "TECHNICAL" as const;
  const chat = insertChat(
    tenant.db,
    { sessionId: "1", account: ACCOUNT, login: "zalegly.wrona", topic, email: "", language: "pl", phone: undefined },
    tenant.now(),
  );
  const answer = () => JSON.stringify(restoration({ tenant, chat, origin: "" }));
  await terminate(customer);
  expect(answer()).toContain("Usługi przywrócimy w ciągu 24 godzin");
  await customer.moveClock(31 * 24 * 3_600_000);
  expect(answer()).toContain("zapłata nie przywróci usług");
  expect(answer()).not.toContain("przywrócimy");
}, 60_000);

test("[DOC-43] keeps delivered notices and new terms among the documents after a termination", async () => {
  const customer = await openCustomer("arrears-documents");
  const path = "e:documents/e:item[e:kind='NOTICE' or e:kind='TERMS' or e:kind='PRICE_LIST']/e:documentId";
  const before = sandbox.tenant("arrears-documents-before");
  const other = new EffectCustomer(sandbox.url(), before, "zalegly.wrona");
  await other.openSession();
  const delivered = await other.readAll("getDocuments", path);
  expect(delivered).toContain("Z-regulamin-uslug-nowy");
  await terminate(customer);
  expect(await customer.readAll("getDocuments", path)).toEqual(delivered);
}, 60_000);

test("[TERMS-32] sends each notice about new terms and prices as a message and by e-mail, with its content", async () => {
  const customer = await openCustomer("new-terms");
  const title = "Zawiadomienie o zmianie cennika";
  const bodies = await customer.readAll("getClientMessages", `e:messages/e:item[e:title='${title}']/e:body`);
  await customer.call("getClientMessages");
  const mails = outboxOf(customer.tenant.db).filter(({ text }) => text.startsWith(title));
  expect([bodies.length, mails.length]).toEqual([1, 1]);
  for (const text of [bodies[0] ?? "", mails[0]?.text ?? ""].map(plain)) {
    expect(text).toContain("Od 01-01-2027 obowiązuje: Cennik usług serwisowych, nowa wersja.");
    expect(text).toContain("Wizyta technika na życzenie: było 19,90 zł, będzie 24,90 zł.");
    expect(text).toContain("nie daje prawa do wypowiedzenia umowy bez kosztów");
    expect(text).toContain("Podstawa: ");
  }
}, 60_000);
