import { expect, it } from "vitest";
import type { SessionRight } from "#domain/session/index.ts";
import { decodeRights } from "./decode-session.ts";

const RIGHTS: ReadonlyMap<SessionRight, boolean> = new Map([
  ["cooperative", false],
  ["b2b", true],
  ["crmUser", false],
  ["ebok", true],
  ["wifi", true],
]);

it("(part of GUARD-07) lists a right that the session lacks as unread, and does not grant it", () => {
  expect(decodeRights((right) => RIGHTS.get(right))).toEqual({
    cooperative: false,
    b2b: true,
    crmUser: false,
    access: { ebok: true, wifi: true },
    unreadRights: undefined,
  });
  expect(decodeRights((right) => (right === "wifi" ? undefined : RIGHTS.get(right)))).toMatchObject({
    access: { ebok: true, wifi: false },
    unreadRights: ["wifi"],
  });
});
