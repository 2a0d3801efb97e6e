import { expect, it } from "vitest";
import { fakeCustomerDocuments } from "#test/fakes/fake-customer-documents.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aCustomerDocument } from "#test/mothers/index.ts";
import { CustomerDocumentsStore } from "./customer-documents.store.ts";

it("(part of DOC-27) reads the documents again at the next visit, which may add a receipt", async () => {
  const clock = movableClock();
  const port = fakeCustomerDocuments([aCustomerDocument()]);
  const { documents } = new CustomerDocumentsStore(port, clock);
  await documents.refresh();
  port.documents = [...port.documents, aCustomerDocument({ documentId: "WY-1", kind: "receipt" })];
  await clock.advance(10_000);
  const visit = documents.refresh();
  expect(documents.known).toHaveLength(1);
  await clock.advance(1_000);
  await visit;
  expect(documents.known).toHaveLength(2);
});
