import { describe, expect, it } from "vitest";
import { siteContent } from "#test/mothers/index.ts";
import { siteList, siteText } from "./site-content.ts";

describe("texts of the operator", () => {
  it("(part of SITE-01) reads the operator's texts by key; missing and blank ones are undefined", () => {
    const content = siteContent({ video_title: "Poradniki", video_content: " \n" });
    expect(siteText(content, "video_title")).toBe("Poradniki");
    expect(siteText(content, "video_content")).toBeUndefined();
    expect(siteText(content, "nothing")).toBeUndefined();
    expect(siteText(content, "constructor")).toBeUndefined();
    expect(siteText(undefined, "video_title")).toBeUndefined();
  });

  it("splits the operator's texts at commas into lists", () => {
    expect(siteList(siteContent({ list: " a, b ,,c" }), "list")).toEqual(["a", "b", "c"]);
    expect(siteList(siteContent(), "list")).toEqual([]);
  });
});
