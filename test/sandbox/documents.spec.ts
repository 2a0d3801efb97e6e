import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test("(part of WITHDRAW-02) lists the receipt of a withdrawal among the documents", async () => {
  const client = sandbox.client("withdrawal-receipt");
  await client.api("reset", { now: "2026-11-20T15:40:00+01:00" });
  await client.logIn("m.brzezinska");
  const statement =
    "<intentId>withdraw-000000000001</intentId><name>Małgorzata Brzezińska-Kowalczyk</name>" +
    "<contractNumber>2026/117020</contractNumber><email>malgorzata.brzezinska-kowalczyk@poczta.example</email>";
  await client.raw("withdrawFromContract", client.envelope("withdrawFromContract", statement, ""));
  const receipt = "e:documents/e:item[e:number='OD/2026/00001']";
  const documents = await client.call("getDocuments");
  expect(documents.one(`${receipt}/e:kind`)).toBe("RECEIPT");
  expect(documents.one(`${receipt}/e:deliveries/e:item/e:at`)).toMatch(/^2026-11-20T15:4/u);
});

test("says that the confirmation of an order was sent when the offer was accepted", async () => {
  const client = sandbox.client("order-confirmation");
  await client.api("reset", { now: "2026-11-20T15:40:00+01:00" });
  await client.logIn("m.brzezinska");
  const accepted = await client.call(
    "respondToSaleOffer",
    "<intentId>accepted-000000000001</intentId><offerId>118402</offerId><activityId>ACT-118402</activityId><answer>1</answer>",
  );
  expect(accepted.one("e:errorCode")).toBeUndefined();
  const documents = await client.call("getDocuments");
  const at = documents.one("e:documents/e:item[e:documentId='ZAM-118402']/e:deliveries/e:item/e:at");
  expect(at).toMatch(/^2026-11-20T15:4/u);
});

test("[DOC-27] lists the receipts of a termination and of its revocation at once", async () => {
  const client = sandbox.client("termination-receipt");
  await client.api("reset", { now: "2026-11-20T15:40:00+01:00" });
  await client.logIn("m.brzezinska");
  const receipts = async () => {
    const documents = await client.call("getDocuments");
    return ["wypowiedzenia umowy", "cofnięcia wypowiedzenia"].map((name) =>
      documents.one(`e:documents/e:item[e:name='Potwierdzenie ${name}' and e:kind='RECEIPT']/e:contractNumber`),
    );
  };
  const terminations = await client.call("getTerminations");
  const contractNumber = terminations.one("e:terminations/e:item/e:contractNumber");
  expect(await receipts()).toEqual([contractNumber, undefined]);
  const revoked = await client.call(
    "revokeTermination",
    `<intentId>revoked-000000000001</intentId><terminationId>${terminations.one("e:terminations/e:item/e:terminationId") ?? ""}</terminationId>`,
  );
  expect(revoked.one("e:errorCode")).toBeUndefined();
  expect(await receipts()).toEqual([contractNumber, contractNumber]);
});
