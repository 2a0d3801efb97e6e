import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { DRAFT_PAGE, fakeDrafts, type FakeDrafts } from "#test/fakes/fake-drafts.ts";
import { DRAFT_LIFETIME_MS, draftOwner, isDraftValid } from "./draft.ts";
import { Drafts } from "./drafts.ts";

const ANNA = draftOwner({ userId: "U-1", currentContext: "001" });
const ANNAS_COMPANY = draftOwner({ userId: "U-1", currentContext: "002" });
const JAN = draftOwner({ userId: "U-2", currentContext: "001" });

let port: FakeDrafts;
let now: number;
let drafts: Drafts;

beforeEach(() => {
  port = fakeDrafts();
  now = 1_795_000_000_000;
  drafts = new Drafts(port, { now: () => now });
});

describe("draft of a form", () => {
  it("restores a form draft for its customer, separately for each form", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "anna@example.pl" });
    expect(drafts.of("contact").read()).toEqual({ email: "anna@example.pl" });
    expect(drafts.of("request").read()).toBeUndefined();
    drafts.of("contact").drop();
    expect(drafts.of("contact").read()).toBeUndefined();
  });

  it("[SEC-04] stores no PESEL and no account number; keeps a request without a response whole", () => {
    drafts.open(ANNA);
    const draft = drafts.of("request");
    draft.keep({ subject: "Zwrot", text: "PESEL 44051401359" });
    expect([draft.read(), JSON.stringify([...port.stored.values()])]).toEqual([
      { subject: "Zwrot" },
      expect.not.stringContaining("44051401359"),
    ]);
    // The same content must be sent with the same key, or money could be paid twice.
    const sent = { intentId: "i-1", values: { account: "61109010140000071219812874" } };
    draft.saveUnanswered(sent);
    expect(draft.unanswered()).toEqual(sent);
    draft.saveUnanswered(undefined);
    expect(JSON.stringify([...port.stored.values()])).not.toContain("6110901014");
  });

  it("(part of DIALOG-11) returns the form that was changed last, and none of another customer", () => {
    drafts.open(ANNA);
    expect(drafts.lastUnfinished()).toBeUndefined();
    drafts.of("contact").keep({ email: "a" });
    now += 1_000;
    drafts.of("request").keep({ subject: "b" });
    expect(drafts.lastUnfinished()).toEqual({ page: DRAFT_PAGE });
    drafts.openForGuest();
    expect(drafts.lastUnfinished()).toBeUndefined();
  });

  it("(part of DIALOG-11) keeps the page of a form when its answer comes on another page", () => {
    drafts.open(ANNA);
    const draft = drafts.of("request");
    draft.keep({ subject: "b" });
    draft.saveUnanswered({ intentId: "i-1", values: { subject: "b" } });
    port.page = "/";
    draft.saveUnanswered(undefined);
    expect([drafts.lastUnfinished(), draft.read()]).toEqual([{ page: DRAFT_PAGE }, { subject: "b" }]);
    draft.keep({ subject: "c" });
    expect(drafts.lastUnfinished()).toEqual({ page: "/" });
  });

  it("(part of DIALOG-11) leads to no page for a draft without a form", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    now += 1_000;
    const removals = drafts.of("removals", () => undefined);
    removals.keep({ ids: ["1"] });
    expect([drafts.lastUnfinished(), removals.read()]).toEqual([{ page: DRAFT_PAGE }, { ids: ["1"] }]);
    drafts.of("contact").drop();
    expect(drafts.lastUnfinished()).toBeUndefined();
  });

  it("finds an unfinished form after an expired session, until it expires or a logout", () => {
    drafts.open(ANNA);
    expect(drafts.hasUnfinished()).toBe(false);
    drafts.of("request").keep({ subject: "a" });
    drafts.openForGuest();
    expect(drafts.hasUnfinished()).toBe(true);
    now += DRAFT_LIFETIME_MS + 1;
    expect(drafts.hasUnfinished()).toBe(false);
    now -= DRAFT_LIFETIME_MS;
    drafts.forget();
    expect(drafts.hasUnfinished()).toBe(false);
  });

  it("[DIALOG-13] keeps the draft of a visitor without a session until a login", () => {
    drafts.openForGuest();
    drafts.of("withdrawal").keep({ name: "Anna Nowak" });
    const reloaded = new Drafts(port, { now: () => now });
    reloaded.openForGuest();
    expect(reloaded.of("withdrawal").read()).toEqual({ name: "Anna Nowak" });
    expect([reloaded.hasUnfinished(), reloaded.lastUnfinished()]).toEqual([false, undefined]);
    reloaded.open(JAN);
    expect([reloaded.of("withdrawal").read(), port.stored.size]).toEqual([undefined, 0]);
  });

  it("(part of DIALOG-13) shows a visitor no draft of the customer whose session has expired", () => {
    drafts.open(ANNA);
    const ofAnna = drafts.of("withdrawal");
    ofAnna.keep({ name: "Anna" });
    drafts.openForGuest();
    expect(drafts.of("withdrawal").read()).toBeUndefined();
    ofAnna.keep({ name: "B" });
    drafts.open(ANNA);
    expect(drafts.of("withdrawal").read()).toEqual({ name: "Anna" });
  });

  it("removes a form draft when no value is left", () => {
    drafts.open(ANNA);
    const draft = drafts.of("contact");
    draft.keep({ email: "a" });
    draft.keep({});
    expect(port.stored.size).toBe(0);
  });

  it("keeps an unanswered request in the draft, whatever is typed afterwards", () => {
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

  it("expires a form draft half an hour after the last change", () => {
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

  it("hides a form draft after the clock was set back, because its age is unknown", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    now -= 1;
    expect(drafts.of("contact").read()).toBeUndefined();
  });

  it("restores a draft after an expired session for the same customer and client account", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    drafts.openForGuest();
    expect(drafts.of("contact").read()).toBeUndefined();
    drafts.open(ANNA);
    expect(drafts.of("contact").read()).toEqual({ email: "a" });
  });

  it("(part of SESS-17) keeps drafts for their account after a switch that asked nothing", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    drafts.open(ANNAS_COMPANY);
    expect([drafts.of("contact").read(), drafts.lastUnfinished(), drafts.hasUnfinished(ANNA)]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    drafts.of("contact").keep({ email: "b" });
    drafts.open(ANNA);
    expect(drafts.of("contact").read()).toEqual({ email: "a" });
    drafts.of("contact").drop();
    drafts.openForGuest();
    drafts.open(ANNAS_COMPANY);
    expect([drafts.of("contact").read(), drafts.hasUnfinished(ANNA)]).toEqual([{ email: "b" }, false]);
    now += DRAFT_LIFETIME_MS;
    drafts.open(ANNA);
    expect(port.stored.size).toBe(0);
  });

  it("(part of SESS-17) removes at a confirmed switch only what was typed before it", () => {
    drafts.open(ANNAS_COMPANY);
    drafts.of("contact").keep({ email: "b" });
    drafts.open(ANNA);
    drafts.of("request").keep({ subject: "a" });
    drafts.discardAtSwitch();
    expect(drafts.hasUnfinished(ANNA)).toBe(false);
    // The switch is repeated after a failure.
    drafts.open(ANNA);
    expect(drafts.of("request").read()).toEqual({ subject: "a" });
    now += 1;
    drafts.of("contact").keep({ email: "a" });
    drafts.open(ANNAS_COMPANY);
    expect(drafts.of("contact").read()).toEqual({ email: "b" });
    drafts.open(ANNA);
    expect([drafts.of("request").read(), drafts.of("contact").read()]).toEqual([undefined, { email: "a" }]);
  });

  it("removes a form draft when another customer logs in, and never overwrites the new one", () => {
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

  it("removes all form drafts at logout (part of SESS-06)", () => {
    drafts.open(ANNA);
    const draft = drafts.of("contact");
    draft.keep({ email: "a" });
    drafts.forget();
    expect(port.stored.size).toBe(0);
    draft.keep({ email: "late" });
    expect(port.stored.size).toBe(0);
  });

  it("stores no form draft while no customer is logged in", () => {
    drafts.of("contact").keep({ email: "a" });
    drafts.of("contact").drop();
    expect(port.stored.size).toBe(0);
  });

  it("keeps a valid form draft when expired ones are removed", () => {
    drafts.open(ANNA);
    drafts.of("contact").keep({ email: "a" });
    new Drafts(port, { now: () => now }).removeExpired();
    expect(port.stored.size).toBe(1);
  });
});

it("accepts a form draft only for its owner and within its lifetime", () => {
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
