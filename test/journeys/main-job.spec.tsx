// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { heading, openPortalAt } from "./support/portal.tsx";

describe("the main job", () => {
  it("logs in", async () => {
    const journey = openPortalAt();
    await journey.logIn();
    await heading("Start");
    expect(journey.address()).toBe("/index");
    screen.getByRole("banner");
    console.log(document.body.innerHTML.length);
    const { logRoles } = await import("@testing-library/dom");
    logRoles(document.body);
  });
});
