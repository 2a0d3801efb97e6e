import { describe, expect, it } from "vitest";
import { allowedPicture, pictureHost } from "./picture-address.ts";

const SOURCES = { origin: "https://ebok.example", hosts: ["img.example", "cdn.example:8443", "localhost:9000"] };

describe("addresses of pictures", () => {
  it.each([
    ["/a.webp", "/a.webp"],
    ["https://ebok.example/a.webp", "/a.webp"],
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
    ["https://img.example/a.webp?size=2", "https://img.example/a.webp?size=2"],
    ["https://IMG.example/A.webp", "https://IMG.example/A.webp"],
    ["https://cdn.example:8443/a.png", "https://cdn.example:8443/a.png"],
    ["http://localhost:9000/a.png", "http://localhost:9000/a.png"],
  ])("(part of SITE-03) allows the picture %s", (address, allowed) => {
    expect(allowedPicture(address, SOURCES)).toBe(allowed);
  });

  it.each([
    "https://evil.example/a.png",
    "http://img.example/a.png",
    "https://img.example:444/a.png",
    "https://img.example.evil.example/a.png",
    "https://img.example@evil.example/a.png",
    "//img.example/a.png",
    "/\\evil.example/a.png",
    "/\t/evil.example/a.png",
    "javascript:alert(1)",
    "data:text/html,<script>",
    "a.png",
    "",
  ])("(part of SITE-03) rejects the picture %j because its host is not listed", (address) => {
    expect(allowedPicture(address, SOURCES)).toBeUndefined();
  });

  it("names the host of a picture without its path", () => {
    expect(pictureHost("https://img.example/client/4127830.png?token=1")).toBe("img.example");
    expect([pictureHost("/a.png"), pictureHost("data:image/png,x"), pictureHost("a.png")]).toEqual([
      "portal",
      "data",
      "invalid address",
    ]);
  });
});
