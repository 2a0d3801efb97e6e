import { expect, it } from "vitest";
import { rightsFrom } from "./decode-session.ts";

const RIGHTS = { cooperative: false, b2b: true, crmUser: false, ebok: true, wifi: true };

it("(part of GUARD-07) lists a right that the session lacks as unread, and does not grant it", () => {
  expect(rightsFrom(RIGHTS)).toEqual({
    cooperative: false,
    b2b: true,
    crmUser: false,
    access: { ebok: true, wifi: true },
  });
  expect(rightsFrom({ ...RIGHTS, wifi: undefined })).toMatchObject({
    access: { ebok: true, wifi: false },
    unreadRights: ["wifi"],
  });
});
