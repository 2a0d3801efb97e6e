import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { anAgreement } from "#test/mothers/index.ts";
import {
  areTaken,
  choicesOf,
  consentFaults,
  isReached,
  openWishes,
  wishedValue,
  wishesFrom,
  wishTexts,
  withWish,
  type Reach,
  type Wishes,
} from "./choices.ts";
import { consentRefusal } from "./consents.port.ts";

const NOWHERE: Reach = { mobilePhones: [], linePhones: [], mainEmail: undefined };
const NO_WISHES: Wishes = new Map();

describe("(part of CONSENT-02) a consent can be kept", () => {
  it.each([
    [undefined, NOWHERE, true],
    ["EMAIL", NOWHERE, false],
    ["EMAIL", { ...NOWHERE, mobilePhones: ["601234567"] }, false],
    ["EMAIL", { ...NOWHERE, mainEmail: " " }, false],
    ["EMAIL", { ...NOWHERE, mainEmail: "a@b.pl" }, true],
    ["EMAIL_OR_PHONE", NOWHERE, false],
    ["EMAIL_OR_PHONE", { ...NOWHERE, mobilePhones: [""] }, false],
    ["EMAIL_OR_PHONE", { ...NOWHERE, mainEmail: "a@b.pl" }, true],
    ["EMAIL_OR_PHONE", { ...NOWHERE, mobilePhones: ["601234567"] }, true],
    ["EMAIL_OR_PHONE", { ...NOWHERE, linePhones: ["583012247"] }, true],
  ] as const)("%s with %j: %s", (settingRequirements, reach, expected) => {
    expect(isReached({ settingRequirements }, reach)).toBe(expected);
  });
});

describe("what keeps consents from being saved", () => {
  const email = anAgreement({ consentId: "EMAIL", settingRequirements: "EMAIL" });
  const required = anAgreement({ consentId: "NOTICES", settingRequirements: undefined, required: true });

  it("[CONSENT-03] is a required one that is not given, whatever else was changed", () => {
    expect(consentFaults([required], NO_WISHES, NOWHERE)).toEqual([{ kind: "required", consentId: "NOTICES" }]);
    expect(consentFaults([required], new Map([["NOTICES", true]]), NOWHERE)).toEqual([]);
    expect(consentFaults([{ ...required, currentValue: true }], new Map([["NOTICES", false]]), NOWHERE)).toEqual([
      { kind: "required", consentId: "NOTICES" },
    ]);
  });

  it("(part of CONSENT-02) is contact data that one that is about to be given needs; none that stays or is withdrawn", () => {
    const give: Wishes = new Map([["EMAIL", true]]);
    expect(consentFaults([email], give, NOWHERE)).toEqual([{ kind: "contact", consentId: "EMAIL" }]);
    expect(consentFaults([email], give, { ...NOWHERE, mainEmail: "a@b.pl" })).toEqual([]);
    expect(consentFaults([email], give, undefined)).toEqual([]);
    const given = { ...email, currentValue: true };
    for (const wishes of [NO_WISHES, new Map([["EMAIL", false]]), give])
      expect(consentFaults([given], wishes, NOWHERE)).toEqual([]);
  });
});

it("a code that nobody knows is a refusal all the same", () => {
  expect(["contact-needed", "required-consent", "MOON"].map((code) => consentRefusal(code).code)).toEqual([
    "contact-needed",
    "required-consent",
    "other",
  ]);
});

it("texts that are no wishes are none", () => {
  expect(wishesFrom(["+A", "-B", "C", "", "+"])).toEqual(
    new Map([
      ["A", true],
      ["B", false],
    ]),
  );
});

/**
 * A page that is worked on beside a provider that others change too. The model remembers, for each consent, what the
 * provider has and what the
 * customer pressed last; it knows nothing of wishes.
 */
describe("(part of CONSENT-01) through any order of presses, undoing, changes elsewhere and savings", () => {
  const IDS = ["A", "B", "C", "D"] as const;
  const step = fc.oneof(
    fc.record({ kind: fc.constant("press" as const), id: fc.constantFrom(...IDS) }),
    fc.record({ kind: fc.constant("elsewhere" as const), id: fc.constantFrom(...IDS), value: fc.boolean() }),
    fc.record({ kind: fc.constantFrom("undo" as const, "save" as const, "lost" as const, "reload" as const) }),
  );
  // few are required, as at a provider's: of four that are by chance, hardly any could be saved
  const must = fc.integer({ min: 1, max: 5 }).map((of) => of === 1);
  const first = fc.record({
    values: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    required: fc.array(must, { minLength: 4, maxLength: 4 }),
  });

  it("the page shows what was pressed last, sends that alone, and has nothing to send once it is there", () => {
    const walks = runs(500);
    let savings = 0;
    fc.assert(
      fc.property(first, fc.array(step, { minLength: 5, maxLength: 30 }), ({ values, required }, steps) => {
        let known = IDS.map((consentId, index) =>
          anAgreement({
            consentId,
            settingRequirements: undefined,
            currentValue: values[index] ?? false,
            required: required[index] ?? false,
          }),
        );
        let wishes: Wishes = NO_WISHES;
        const provider = new Map(known.map(({ consentId, currentValue }) => [consentId, currentValue]));
        const seen = new Map(provider);
        const pressed = new Map<string, boolean>();
        const read = (): void => {
          known = known.map((one) => ({ ...one, currentValue: provider.get(one.consentId) ?? false }));
          wishes = openWishes(wishes, known);
          for (const [id, value] of provider) {
            seen.set(id, value);
            if (pressed.get(id) === value) pressed.delete(id);
          }
        };
        for (const event of steps) {
          if (event.kind === "press") {
            const consent = known.find(({ consentId }) => consentId === event.id);
            if (consent === undefined) continue;
            const to = !wishedValue(consent, wishes);
            wishes = withWish(wishes, consent, to);
            if (seen.get(event.id) === to) pressed.delete(event.id);
            else pressed.set(event.id, to);
          } else if (event.kind === "elsewhere") provider.set(event.id, event.value);
          else if (event.kind === "undo") {
            wishes = NO_WISHES;
            pressed.clear();
          } else if (event.kind === "reload") read();
          else if (consentFaults(known, wishes, undefined).length === 0) {
            const choices = choicesOf(known, wishes);
            expect([...choices.given, ...choices.withdrawn].toSorted()).toEqual([...pressed.keys()].toSorted());
            for (const id of choices.given) provider.set(id, true);
            for (const id of choices.withdrawn) provider.set(id, false);
            savings += 1;
            if (event.kind === "lost")
              expect(
                areTaken(
                  known.map((one) => ({ ...one, currentValue: provider.get(one.consentId) ?? false })),
                  choices,
                ),
              ).toBe(true);
            read();
            expect(choicesOf(known, wishes)).toEqual({ given: [], withdrawn: [] });
          } else
            expect(
              known.some(
                ({ consentId, required: must }) => must && !(pressed.get(consentId) ?? seen.get(consentId) ?? false),
              ),
            ).toBe(true);
          expect(known.map((one) => wishedValue(one, wishes))).toEqual(
            IDS.map((id) => pressed.get(id) ?? seen.get(id)),
          );
          expect(new Map(wishes)).toEqual(pressed);
          expect(wishesFrom(wishTexts(wishes))).toEqual(wishes);
        }
      }),
      { numRuns: walks },
    );
    expect(savings, "a walk gets to a saving at all").toBeGreaterThan(walks / 2);
  });

  it("choices that somebody else takes back are not taken", () => {
    const choices = { given: ["A"], withdrawn: ["B"] };
    const both = (a: boolean, b: boolean) => [
      anAgreement({ consentId: "A", currentValue: a }),
      anAgreement({ consentId: "B", currentValue: b }),
    ];
    expect([
      areTaken(both(true, false), choices),
      areTaken(both(false, false), choices),
      areTaken(both(true, true), choices),
      areTaken([], { given: [], withdrawn: ["B"] }),
    ]).toEqual([true, false, false, true]);
  });
});
