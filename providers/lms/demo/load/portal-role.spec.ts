import { expect, it } from "vitest";
import { asPortalRole } from "./portal-role.ts";

it("(part of LMS-47) adds the role to an address, and keeps the rest of it", () => {
  expect(asPortalRole("postgres://owner:a%2Bb@127.0.0.1:5433/ebok_load?sslmode=disable")).toBe(
    "postgres://owner:a%2Bb@127.0.0.1:5433/ebok_load?sslmode=disable&options=-c%20role%3Debok_portal",
  );
});
