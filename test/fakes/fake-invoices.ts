import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import type { DuplicateRefusal, DuplicateTicket, InvoicesPort } from "#domain/finance/invoices.port.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

const DOWNLOAD_MS = 60_000;

/** Documents in memory. The contract suite verifies that they follow the provider's rules. */
export interface FakeInvoices extends InvoicesPort {
  readonly script: Script<"details" | "duplicate">;
  /** Ids of documents with a duplicate in preparation. */
  readonly creating: Set<string>;
  /** Ids of documents without a duplicate. */
  readonly without: Set<string>;
  /** Returns the number of issued tickets. */
  tickets(): number;
}

/** Documents of a customer. */
export function fakeInvoices(documents: readonly InvoiceDetails[] = []): FakeInvoices {
  const script: FakeInvoices["script"] = new Script();
  const [creating, without] = [new Set<string>(), new Set<string>()];
  const answers = new Map<
    string,
    { readonly entryId: string; readonly answer: Result<DuplicateTicket, DuplicateRefusal> }
  >();
  let given = 0;

  const refuse = (code: DuplicateRefusal["code"]): Result<never, DuplicateRefusal> =>
    fail({ kind: "duplicate-refused", code });
  const ticketFor = (entryId: string): Result<DuplicateTicket, DuplicateRefusal> => {
    if (documents.every((document) => document.entryId !== entryId)) return refuse("unknown-entry");
    if (without.has(entryId)) return refuse("not-possible");
    if (creating.has(entryId)) return refuse("creating");
    given += 1;
    return succeed({ address: `https://ebok.example/files/${given}`, expiresAt: START + DOWNLOAD_MS });
  };

  return {
    script,
    creating,
    without,
    tickets: () => given,
    details: (entryId) =>
      script.answer("details", () => succeed(documents.find((document) => document.entryId === entryId))),
    duplicate: ({ idempotencyKey, entryId }) =>
      script.answer("duplicate", (): Result<DuplicateTicket, DuplicateRefusal | TransportFailure> => {
        const former = answers.get(idempotencyKey);
        if (former !== undefined)
          return former.entryId === entryId ? former.answer : fail({ kind: "http", status: 400 });
        const answer = ticketFor(entryId);
        answers.set(idempotencyKey, { entryId, answer });
        return answer;
      }),
  };
}
