// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type BannerKind, BannerStack } from "./banner-stack.tsx";

afterEach(cleanup);

function shown(kinds: readonly BannerKind[]): readonly string[] {
  render(
    <BannerStack
      label="Ważne komunikaty"
      banners={kinds.map((kind) => ({ key: kind, kind, banner: <article>{kind}</article> }))}
      moreLabel={(hidden) => `i jeszcze ${hidden}`}
      lessLabel="Pokaż mniej"
    />,
  );
  return texts();
}

const texts = () => screen.queryAllByRole("article").map((banner) => banner.textContent ?? "");

describe("banner stack", () => {
  it("shows blockade, outage, RODO and the rest in this order, two at most", () => {
    expect(shown(["other", "rodo", "outage", "blockade"])).toEqual(["blockade", "outage"]);
    expect(screen.getByRole("button", { name: "i jeszcze 2" }).getAttribute("aria-expanded")).toBe("false");
  });

  it("shows the others when asked, and hides them again", async () => {
    shown(["other", "rodo", "outage"]);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "i jeszcze 1" }));
    expect(texts()).toEqual(["outage", "rodo", "other"]);
    await user.click(screen.getByRole("button", { name: "Pokaż mniej" }));
    expect(texts()).toEqual(["outage", "rodo"]);
  });

  it("has no button for two, and is not there for none", () => {
    expect(shown(["rodo", "outage"])).toEqual(["outage", "rodo"]);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    shown([]);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
