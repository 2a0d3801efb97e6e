import { fail, succeed, type Result } from "#domain/shared-kernel/index.ts";
import type {
  Branch,
  Faq,
  HelpPort,
  LocationFailure,
  LocationPort,
  GeoPoint,
  PublicDocument,
} from "#domain/help/index.ts";
import { Script } from "./script.ts";

export interface FakeHelp extends HelpPort {
  readonly script: Script<"loadBranches" | "loadFaq" | "loadDocuments">;
}

/** Help content in memory; empty by default. */
export function fakeHelp({
  branches = [],
  faq = { categories: [], questions: [] },
  documents = [],
}: { branches?: readonly Branch[]; faq?: Faq; documents?: readonly PublicDocument[] } = {}): FakeHelp {
  const script: FakeHelp["script"] = new Script();
  return {
    script,
    loadBranches: () => script.answer("loadBranches", () => succeed(branches)),
    loadFaq: () => script.answer("loadFaq", () => succeed(faq)),
    loadDocuments: () => script.answer("loadDocuments", () => succeed(documents)),
  };
}

export interface FakeLocation extends LocationPort {
  /** Number of requests for the location. */
  locateCount: number;
  /** Location of the device, or the failure that it returns. */
  answer: GeoPoint | LocationFailure;
}

/** Device at a place, or one that returns a failure. */
export function fakeLocation(answer: GeoPoint | LocationFailure): FakeLocation {
  const fake: FakeLocation = {
    locateCount: 0,
    answer,
    locate(): Promise<Result<GeoPoint, LocationFailure>> {
      fake.locateCount += 1;
      return Promise.resolve(typeof fake.answer === "string" ? fail(fake.answer) : succeed(fake.answer));
    },
  };
  return fake;
}
