import { createHash } from "node:crypto";
import { SoapCustomerDocumentsAdapter } from "#adapters/soap/documents/soap-customer-documents.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { fakeCustomerDocuments } from "#test/fakes/fake-customer-documents.ts";
import { aCustomerDocument } from "#test/mothers/index.ts";
import { customerDocumentsPortContract } from "./customer-documents-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const FILE = new TextEncoder().encode("%PDF-1.7");

customerDocumentsPortContract("fake", async () => {
  const sha256 = createHash("sha256").update(FILE).digest("hex");
  const port = fakeCustomerDocuments([aCustomerDocument({ bytes: FILE.length, sha256 })]);
  return {
    port,
    download: async () => FILE,
    breakDown: () => port.script.breakDown("loadDocuments", "requestFormat"),
  };
});

const newWire = useSandbox();

customerDocumentsPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return {
    port: new SoapCustomerDocumentsAdapter(wire.gateway),
    async download(documentId) {
      const ticket = await new SoapSalesAdapter(wire.gateway).requestDocument({
        idempotencyKey: "document-download-1",
        documentId,
      });
      if (!ticket.ok) throw new Error("the document has no address");
      return new Uint8Array(await (await fetch(ticket.value.address)).arrayBuffer());
    },
    breakDown: () => wire.breakDown("*"),
  };
});
