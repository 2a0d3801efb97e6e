import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeDrafts, type FakeDrafts } from "#test/fakes/fake-drafts.ts";
import { DRAFT_LIFETIME_MS, draftOwner, isDraftValid } from "./draft.ts";
import { Drafts } from "./drafts.ts";

const ANNA = draftOwner({ userId: "U-1", currentContext: "001" });
const JAN = draftOwner({ userId: "U-2", currentContext: "001" });

let port: FakeDrafts;
let now: number;
let drafts: Drafts;

beforeEach(() => {
  port = fakeDrafts();
  now = 1_795_000_000_000;
  drafts = new Drafts(port, { now: () => now });
});

describe("a form that was begun", () => {
  it("is there again for its customer, form by form", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "anna@example.pl" });
    expect(drafts.of("contact").read()).toEqual({ email: "anna@example.pl" });
    expect(drafts.of("request").read()).toBeUndefined();
    drafts.of("contact").drop();
    expect(drafts.of("contact").read()).toBeUndefined();
  });

  it("leaves nothing when nothing is typed any more", () => {
    drafts.open(ANNA);
    const draft = drafts.of("contact");
    draft.keep({ email: "a" });
    draft.keep({});
    expect(port.stored.size).toBe(0);
  });

  it("is also what was sent and never answered, whatever is typed since", () => {
    drafts.open(ANNA);
    const draft = drafts.of("contact");
    const sent = { intentId: "i-1", values: { email: "a" } };
    draft.saveUnanswered(sent);
    expect([draft.unanswered(), draft.read()]).toEqual([sent, {}]);
    draft.keep({ email: "b" });
    draft.keep({});
    expect(drafts.of("contact").unanswered()).toEqual(sent);
    draft.keep({ email: "b" });
    draft.saveUnanswered(undefined);
    expect([draft.unanswered(), draft.read()]).toEqual([undefined, { email: "b" }]);
    draft.saveUnanswered(sent);
    now += DRAFT_LIFETIME_MS;
    expect(draft.unanswered()).toBeUndefined();
    drafts.open(JAN);
    drafts.of("contact").saveUnanswered(undefined);
    expect(port.stored.size).toBe(0);
  });

  it("waits half an hour from the last key, and not a moment longer", () => {
    drafts.open(ANNA);
    const draft = drafts.of("contact");
    draft.keep({ email: "a" });
    now += DRAFT_LIFETIME_MS - 1;
    expect(draft.read()).toEqual({ email: "a" });
    now += 1;
    expect(draft.read()).toBeUndefined();
    drafts.removeExpired();
    expect(port.stored.size).toBe(0);
  });

  it("is not shown once the clock was set back: nobody knows how old it is", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    now -= 1;
    expect(drafts.of("contact").read()).toBeUndefined();
  });

  it("outlives a lost session, for the same customer and account", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    drafts.close();
    expect(drafts.of("contact").read()).toBeUndefined();
    drafts.open(ANNA);
    expect(drafts.of("contact").read()).toEqual({ email: "a" });
    drafts.open(draftOwner({ userId: "U-1", currentContext: "002" }));
    expect(port.stored.size).toBe(0);
  });

  it("is nobody else's, and gone as soon as somebody else is in", () => {
    drafts.open(ANNA);
    const annas = drafts.of("contact");
    annas.keep({ email: "a" });
    drafts.open(JAN);
    expect(port.stored.size).toBe(0);
    annas.keep({ email: "late" });
    expect(port.stored.size).toBe(0);
    drafts.of("contact").keep({ email: "jan" });
    annas.drop();
    expect(annas.read()).toBeUndefined();
    expect(drafts.of("contact").read()).toEqual({ email: "jan" });
  });

  it("does not outlive a logout (part of SESS-06)", () => {
    drafts.open(ANNA);
    const draft = drafts.of("contact");
    draft.keep({ email: "a" });
    drafts.forget();
    expect(port.stored.size).toBe(0);
    draft.keep({ email: "late" });
    expect(port.stored.size).toBe(0);
  });

  it("is kept for nobody while nobody is in", () => {
    drafts.of("contact").keep({ email: "a" });
    drafts.of("contact").drop();
    expect(port.stored.size).toBe(0);
  });

  it("of the living a sweep at the start takes none", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    new Drafts(port, { now: () => now }).removeExpired();
    expect(port.stored.size).toBe(1);
  });
});

it("a draft lives for its owner alone, whatever the clock says", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(ANNA, JAN),
      fc.constantFrom(ANNA, JAN),
      fc.integer({ min: -2 * DRAFT_LIFETIME_MS, max: 2 * DRAFT_LIFETIME_MS }),
      (owner, reader, age) => {
        const live = isDraftValid({ owner, savedAt: 0, values: {} }, reader, age);
        expect(live).toBe(owner === reader && age >= 0 && age < DRAFT_LIFETIME_MS);
      },
    ),
  );
});
