import { describe, expect, it } from "vitest";
import { aNetflix, aStreamingService, clientFlags, day } from "#test/mothers/index.ts";
import {
  permittedActions,
  requiresConsent,
  requiresTerms,
  acceptsPartnerToken,
  type BillingFlags,
} from "./permissions.ts";
import type { BillingAction, ServiceState } from "./streaming-service.ts";

const STATES: readonly ServiceState[] = [
  { kind: "ACTIVE" },
  { kind: "INACTIVE" },
  { kind: "PENDING", action: "activate", planId: undefined },
  { kind: "PENDING", action: "modify", planId: "premium" },
];
const both = [false, true] as const;
const service = (code: string, state: ServiceState) => aStreamingService({ code, state });

/** Table of DB-06, written from the requirement: the flag for each action of a service; "always": no flag is needed. */
const RULES: Readonly<
  Record<
    string,
    {
      readonly activate: keyof BillingFlags | "always";
      readonly deactivate: keyof BillingFlags | "always";
      readonly token: boolean;
    }
  >
> = {
  netflix: { activate: "showNetflixActivation", deactivate: "showNetflixCancel", token: false },
  player: { activate: "showTvnPlayerActivation", deactivate: "showTvnPlayerCancel", token: true },
  tvn24go: { activate: "showTvn24GoActivation", deactivate: "always", token: true },
  disney: { activate: "always", deactivate: "always", token: false },
};

describe("permitted actions", () => {
  it("[DB-06] permits service actions by flags and ptoken, in all combinations of services and states", () => {
    let tried = 0;
    for (const showNetflixActivation of both)
      for (const showNetflixCancel of both)
        for (const showTvnPlayerActivation of both)
          for (const showTvnPlayerCancel of both)
            for (const showTvn24GoActivation of both)
              for (const hasToken of both)
                for (const [code, rule] of Object.entries(RULES))
                  for (const state of STATES) {
                    const flags = clientFlags({
                      showNetflixActivation,
                      showNetflixCancel,
                      showTvnPlayerActivation,
                      showTvnPlayerCancel,
                      showTvn24GoActivation,
                    });
                    const isFlagSet = (flag: keyof BillingFlags | "always"): boolean =>
                      flag === "always" || flags[flag];
                    const expected: BillingAction[] = [];
                    if (state.kind === "INACTIVE" && (isFlagSet(rule.activate) || (rule.token && hasToken)))
                      expected.push("activate");
                    if (state.kind === "ACTIVE" && isFlagSet(rule.deactivate)) expected.push("deactivate");
                    expect(
                      permittedActions(service(code, state), flags, hasToken),
                      `${code} ${state.kind} ${JSON.stringify(flags)}`,
                    ).toEqual(expected);
                    tried += 1;
                  }
    expect(tried).toBe(64 * 4 * 4);
  });

  it("(part of DB-04) permits a plan change only when the service is active and has another plan", () => {
    expect(permittedActions(aNetflix(), clientFlags(), false)).toEqual(["modify"]);
    expect(permittedActions(aNetflix({ plans: aNetflix().plans.slice(1, 2) }), clientFlags(), false)).toEqual([]);
    for (const state of STATES.slice(1))
      expect(permittedActions(aNetflix({ state }), clientFlags(), false)).not.toContain("modify");
  });

  it("(part of DB-02) permits only a deactivation when the service terms are unreadable", () => {
    const broken = aNetflix({ terms: undefined, hasBrokenTerms: true });
    const flags = clientFlags({ showNetflixActivation: true, showNetflixCancel: true });
    const off = { ...broken, state: { kind: "INACTIVE" } } as const;
    expect(permittedActions(broken, flags, false)).toEqual(["deactivate"]);
    expect(permittedActions(off, flags, false)).toEqual([]);
    expect(requiresTerms("activate", off, flags)).toBe(true);
    expect(permittedActions(off, { ...flags, acceptedTOSNetflix: true }, false)).toEqual(["activate"]);
    expect(permittedActions({ ...off, hasBrokenTerms: false }, flags, false)).toEqual(["activate"]);
  });

  it("(part of DB-05) requires the charge consent for a service action except for a deactivation", () => {
    expect((["activate", "modify", "deactivate"] as const).filter(requiresConsent)).toEqual(["activate", "modify"]);
  });

  it("(part of ROUTE-11) accepts a ptoken only for Player and TVN24 GO", () => {
    expect(["netflix", "player", "tvn24go", "disney"].filter(acceptsPartnerToken)).toEqual(["player", "tvn24go"]);
  });
});

describe("terms of use", () => {
  const FLAG: Readonly<Record<string, keyof BillingFlags>> = {
    netflix: "acceptedTOSNetflix",
    player: "acceptedTOSTvnPlayer",
    tvn24go: "acceptedTOSTvn24Go",
  };

  it("(part of DB-02) requires service terms to activate or change, never to deactivate", () => {
    for (const code of ["netflix", "player", "tvn24go", "disney"])
      for (const action of ["activate", "deactivate", "modify"] as const) {
        const open = service(code, { kind: "INACTIVE" });
        expect(requiresTerms(action, open, clientFlags())).toBe(action !== "deactivate");
        const terms = { version: "1", title: "Regulamin", paragraphs: [], acceptedOn: day("2026-02-04") };
        expect(requiresTerms(action, { ...open, terms }, clientFlags())).toBe(false);
        expect(requiresTerms(action, { ...open, terms: undefined }, clientFlags())).toBe(false);
      }
  });

  it("(part of DB-02) treats service terms as accepted by the flag of their service only", () => {
    for (const code of ["netflix", "player", "tvn24go", "disney"])
      for (const flag of Object.values(FLAG)) {
        expect(requiresTerms("activate", service(code, { kind: "INACTIVE" }), clientFlags({ [flag]: true }))).toBe(
          FLAG[code] !== flag,
        );
      }
  });
});
