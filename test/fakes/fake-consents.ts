import { succeed } from "#domain/shared-kernel/index.ts";
import type { Consent, ConsentsPort } from "#domain/consents/index.ts";
import { Script } from "./script.ts";

export interface FakeConsents extends ConsentsPort {
  readonly script: Script<"load">;
  /** Consents that the server returns. */
  consents: readonly Consent[];
}

/** Consents in memory. */
export function fakeConsents({ consents = [] }: { consents?: readonly Consent[] } = {}): FakeConsents {
  const script = new Script<"load">();
  const fake: FakeConsents = { script, consents, load: () => script.answer("load", () => succeed(fake.consents)) };
  return fake;
}
