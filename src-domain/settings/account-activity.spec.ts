import { expect, it } from "vitest";
import { anActivity } from "#test/mothers/index.ts";
import { canBeDisowned } from "./account-activity.ts";

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
