import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CustomerDocumentsPort, DocumentFormat } from "#domain/documents/index.ts";

/** Customer with a contract that was sent by e-mail. */
export interface CustomerDocumentsContractSetup {
  readonly port: CustomerDocumentsPort;
  /** Downloads the file of a document. */
  readonly download: (documentId: string) => Promise<Uint8Array>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextKey = () => `document-intent-${String((keyCount += 1)).padStart(8, "0")}`;
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "document-format-refused", code } });

/** Runs the contract suite of `CustomerDocumentsPort`. `make` creates a new provider each time. */
export function customerDocumentsPortContract(name: string, make: () => Promise<CustomerDocumentsContractSetup>): void {
  describe(`CustomerDocumentsPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const contract = async () => {
        const loaded = await setup.port.loadDocuments();
        const found = loaded.ok ? loaded.value.find(({ kind }) => kind === "contract") : undefined;
        if (found === undefined) throw new Error("the customer has no contract");
        return found;
      };
      const { documentId } = await contract();
      const request = (format: DocumentFormat, id = documentId, idempotencyKey = nextKey()) =>
        setup.port.requestFormat({ idempotencyKey, documentId: id, format });
      return { ...setup, contract, request };
    }

    it("(part of DOC-20) lists a contract with its file and its delivery", async () => {
      const { contract, download } = await prepare();
      const { number, contractNumber, deliveries, fileName, bytes, sha256, documentId } = await contract();
      expect(number).toBe(contractNumber);
      expect(fileName).toMatch(/\.pdf$/);
      expect(deliveries).toMatchObject([{ channel: "email", recipient: expect.stringContaining("•••@") }]);
      const file = await download(documentId);
      expect([file.length, createHash("sha256").update(file).digest("hex")]).toEqual([bytes, sha256]);
    });

    it("(part of DOC-25) registers a request for another format, and lists it with the document", async () => {
      const { contract, request } = await prepare();
      const registered = await request("large-print");
      expect(registered).toMatchObject({ ok: true, value: { format: "large-print" } });
      expect((await contract()).formatRequests).toEqual(registered.ok ? [registered.value] : []);
    });

    it("registers a request for another format once when its key is sent twice", async () => {
      const { contract, request } = await prepare();
      const key = nextKey();
      const first = await request("plain-text", undefined, key);
      expect(await request("plain-text", undefined, key)).toEqual(first);
      expect((await contract()).formatRequests).toHaveLength(1);
    });

    it("rejects a request for an unknown document, and a second one for the same format", async () => {
      const { request } = await prepare();
      expect(await request("large-print", "no-such-document")).toEqual(refusalResult("unknown-document"));
      await request("large-print");
      expect(await request("large-print")).toEqual(refusalResult("already-requested"));
    });

    it("returns the HTTP failure of documents and of a request when the provider answers 503", async () => {
      const { request, port, breakDown } = await prepare();
      await breakDown();
      const failure = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await request("large-print")).toEqual(failure);
      expect(await port.loadDocuments()).toEqual(failure);
    });
  });
}
