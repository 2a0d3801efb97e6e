import { expect, it } from "vitest";
import { anActivity } from "#test/mothers/index.ts";
import { activitiesByMonth, canBeDisowned } from "./account-activity.ts";

it("(part of ACT-04) disowns only logins and security changes of own channels", () => {
  const disowned = [
    anActivity({ group: "login", kind: "login-failed" }),
    anActivity({ group: "security", kind: "other" }),
    anActivity({ group: "security", kind: "password-reset", channel: undefined }),
    anActivity({ group: "login", kind: "logout" }),
    anActivity({ group: "payment", kind: "payment-started" }),
    anActivity({ group: undefined, kind: "other" }),
    anActivity({ group: "security", kind: "consents-changed", channel: "agent" }),
    anActivity({ group: "login", kind: "sessions-ended", channel: "system" }),
  ].map(canBeDisowned);
  expect(disowned).toEqual([true, true, true, false, false, false, false, false]);
});

it("(part of ACT-03) groups activities by their month in Warsaw", () => {
  const at = (text: string) => anActivity({ at: Date.parse(text) });
  const [late, early, former] = [at("2026-11-30T22:59:00Z"), at("2026-10-31T23:00:00Z"), at("2026-10-31T22:59:00Z")];
  expect(activitiesByMonth([late, early, former])).toEqual([
    { month: "2026-11", activities: [late, early] },
    { month: "2026-10", activities: [former] },
  ]);
});
