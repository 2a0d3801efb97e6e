import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { anAgreement } from "#test/mothers/index.ts";
import {
  areChoicesApplied,
  consentChoicesOf,
  consentViolations,
  isReachable,
  unsavedSelection,
  selectedValue,
  parseSelection,
  serializeSelection,
  selectConsent,
  type ConsentContacts,
  type ConsentSelection,
} from "./consent-selection.ts";
import { consentRefusal } from "./consents.port.ts";

const NO_CONTACTS: ConsentContacts = { mobilePhones: [], linePhones: [], mainEmail: undefined };
const NO_SELECTION: ConsentSelection = new Map();

describe("(part of CONSENT-02) reachability for a consent", () => {
  it.each([
    [undefined, NO_CONTACTS, true],
    ["EMAIL", NO_CONTACTS, false],
    ["EMAIL", { ...NO_CONTACTS, mobilePhones: ["601234567"] }, false],
    ["EMAIL", { ...NO_CONTACTS, mainEmail: " " }, false],
    ["EMAIL", { ...NO_CONTACTS, mainEmail: "a@b.pl" }, true],
    ["PHONE", { ...NO_CONTACTS, mainEmail: "a@b.pl" }, false],
    ["PHONE", { ...NO_CONTACTS, mobilePhones: ["601234567"] }, true],
    ["PHONE", { ...NO_CONTACTS, linePhones: ["583012247"] }, true],
    ["EMAIL_OR_PHONE", NO_CONTACTS, false],
    ["EMAIL_OR_PHONE", { ...NO_CONTACTS, mobilePhones: [""] }, false],
    ["EMAIL_OR_PHONE", { ...NO_CONTACTS, mainEmail: "a@b.pl" }, true],
    ["EMAIL_OR_PHONE", { ...NO_CONTACTS, mobilePhones: ["601234567"] }, true],
    ["EMAIL_OR_PHONE", { ...NO_CONTACTS, linePhones: ["583012247"] }, true],
  ] as const)(
    "checks the consent requirement %s with contact data %j: %s",
    (settingRequirements, contacts, expected) => {
      expect(isReachable({ settingRequirements }, contacts)).toBe(expected);
    },
  );
});

describe("violations of the consents", () => {
  const email = anAgreement({ consentId: "EMAIL", settingRequirements: "EMAIL" });
  const required = anAgreement({ consentId: "NOTICES", settingRequirements: undefined, required: true });

  it("[CONSENT-03] reports a required consent that is not given only while another one is given", () => {
    const other = anAgreement({ consentId: "PARTNERS", settingRequirements: undefined });
    const give: ConsentSelection = new Map([["PARTNERS", true]]);
    expect(consentViolations([required, other], give, NO_CONTACTS)).toEqual([
      { kind: "required", consentId: "NOTICES" },
    ]);
    expect(consentViolations([required, other], new Map([...give, ["NOTICES", true]]), NO_CONTACTS)).toEqual([]);
  });

  it("(part of CONSENT-03) allows every selection that only withdraws consents", () => {
    const given = anAgreement({ consentId: "PARTNERS", settingRequirements: undefined, currentValue: true });
    expect(consentViolations([required, given], new Map([["PARTNERS", false]]), NO_CONTACTS)).toEqual([]);
    const granted = { ...required, currentValue: true };
    expect(consentViolations([granted, given], new Map([["NOTICES", false]]), NO_CONTACTS)).toEqual([]);
  });

  it("(part of CONSENT-02) reports missing contact data only for a newly given consent", () => {
    const give: ConsentSelection = new Map([["EMAIL", true]]);
    expect(consentViolations([email], give, NO_CONTACTS)).toEqual([{ kind: "contact", consentId: "EMAIL" }]);
    expect(consentViolations([email], give, { ...NO_CONTACTS, mainEmail: "a@b.pl" })).toEqual([]);
    expect(consentViolations([email], give, undefined)).toEqual([]);
    const given = { ...email, currentValue: true };
    for (const selection of [NO_SELECTION, new Map([["EMAIL", false]]), give])
      expect(consentViolations([given], selection, NO_CONTACTS)).toEqual([]);
  });
});

it("decodes an unknown code of a consent refusal as other", () => {
  expect(["contact-needed", "required-consent", "MOON"].map((code) => consentRefusal(code).code)).toEqual([
    "contact-needed",
    "required-consent",
    "other",
  ]);
});

it("skips stored texts that are not serialized consent choices", () => {
  expect(parseSelection(["+A", "-B", "C", "", "+"])).toEqual(
    new Map([
      ["A", true],
      ["B", false],
    ]),
  );
});

/**
 * Model test of the consents page while the server's data changes elsewhere. For each consent the model stores the
 * server's value and the customer's last choice, without using the selection.
 */
describe("(part of CONSENT-01) consents through any order of choices, resets, changes elsewhere and saves", () => {
  const IDS = ["A", "B", "C", "D"] as const;
  const step = fc.oneof(
    fc.record({ kind: fc.constant("press" as const), id: fc.constantFrom(...IDS) }),
    fc.record({ kind: fc.constant("elsewhere" as const), id: fc.constantFrom(...IDS), value: fc.boolean() }),
    fc.record({ kind: fc.constantFrom("undo" as const, "save" as const, "lost" as const, "reload" as const) }),
  );
  // Few consents are required; with many random ones hardly any walk could save.
  const must = fc.integer({ min: 1, max: 5 }).map((of) => of === 1);
  const first = fc.record({
    values: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    required: fc.array(must, { minLength: 4, maxLength: 4 }),
  });

  it("shows the last consent choices, sends only them, and sends nothing more after a save", () => {
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
        let selection: ConsentSelection = NO_SELECTION;
        const provider = new Map(known.map(({ consentId, currentValue }) => [consentId, currentValue]));
        const seen = new Map(provider);
        const pressed = new Map<string, boolean>();
        const read = (): void => {
          known = known.map((one) => ({ ...one, currentValue: provider.get(one.consentId) ?? false }));
          selection = unsavedSelection(selection, known);
          for (const [id, value] of provider) {
            seen.set(id, value);
            if (pressed.get(id) === value) pressed.delete(id);
          }
        };
        for (const event of steps) {
          if (event.kind === "press") {
            const consent = known.find(({ consentId }) => consentId === event.id);
            if (consent === undefined) continue;
            const to = !selectedValue(consent, selection);
            selection = selectConsent(selection, consent, to);
            if (seen.get(event.id) === to) pressed.delete(event.id);
            else pressed.set(event.id, to);
          } else if (event.kind === "elsewhere") provider.set(event.id, event.value);
          else if (event.kind === "undo") {
            selection = NO_SELECTION;
            pressed.clear();
          } else if (event.kind === "reload") read();
          else if (consentViolations(known, selection, undefined).length === 0) {
            const choices = consentChoicesOf(known, selection);
            expect([...choices.given, ...choices.withdrawn].toSorted()).toEqual([...pressed.keys()].toSorted());
            for (const id of choices.given) provider.set(id, true);
            for (const id of choices.withdrawn) provider.set(id, false);
            savings += 1;
            if (event.kind === "lost")
              expect(
                areChoicesApplied(
                  known.map((one) => ({ ...one, currentValue: provider.get(one.consentId) ?? false })),
                  choices,
                ),
              ).toBe(true);
            read();
            expect(consentChoicesOf(known, selection)).toEqual({ given: [], withdrawn: [] });
          } else
            expect(
              [...pressed.values()].includes(true) &&
                known.some(
                  ({ consentId, required: must }) =>
                    must && seen.get(consentId) !== true && pressed.get(consentId) !== true,
                ),
            ).toBe(true);
          expect(known.map((one) => selectedValue(one, selection))).toEqual(
            IDS.map((id) => pressed.get(id) ?? seen.get(id)),
          );
          expect(new Map(selection)).toEqual(pressed);
          expect(parseSelection(serializeSelection(selection))).toEqual(selection);
        }
      }),
      { numRuns: walks },
    );
    expect(savings, "enough walks reach a save").toBeGreaterThan(walks / 2);
  });

  it("treats consent choices as not applied when they were reverted elsewhere", () => {
    const choices = { given: ["A"], withdrawn: ["B"] };
    const both = (a: boolean, b: boolean) => [
      anAgreement({ consentId: "A", currentValue: a }),
      anAgreement({ consentId: "B", currentValue: b }),
    ];
    expect([
      areChoicesApplied(both(true, false), choices),
      areChoicesApplied(both(false, false), choices),
      areChoicesApplied(both(true, true), choices),
      areChoicesApplied([], { given: [], withdrawn: ["B"] }),
    ]).toEqual([true, false, false, true]);
  });
});
