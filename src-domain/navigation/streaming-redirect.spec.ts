import { describe, expect, it } from "vitest";
import { aProduct, anOption } from "#test/mothers/index.ts";
import { STREAMING_ALIASES } from "./redirects.ts";
import { streamingRedirect } from "./streaming-redirect.ts";

const internet = aProduct({ productId: "NET" });
const productOf = (category: "netflix" | "player" | "tvn24go") =>
  aProduct({ productId: `P/${category}`, category, name: category });

describe("advertised addresses of direct billing", () => {
  it.each(["tvn24go", "player"] as const)(
    "[ROUTE-11] redirects /%s to the details of the product and keeps the ptoken",
    (alias) => {
      const products = [internet, productOf("netflix"), productOf("player"), productOf("tvn24go")];
      const details = `/service/directBilling/P%2F${alias}`;
      expect(streamingRedirect(alias, products, "?ptoken=a%2Bb")).toBe(`${details}?ptoken=a%2Bb`);
      expect(streamingRedirect(alias, products, "?utm=x&ptoken=abc&y=1")).toBe(`${details}?ptoken=abc`);
      expect(streamingRedirect(alias, products, "?xptoken=abc")).toBe(details);
      expect(streamingRedirect(alias, products, "")).toBe(details);
    },
  );

  it("[ROUTE-11] redirects /netflix to the details of the product", () => {
    expect(streamingRedirect("netflix", [productOf("player"), productOf("netflix")], "")).toBe(
      "/service/directBilling/P%2Fnetflix",
    );
  });

  it.each(["netflix", "player", "tvn24go"] as const)(
    "[ROUTE-11] redirects /%s to the details of the service without a product or with a resigned one",
    (alias) => {
      const ownToken = alias === "netflix" ? "" : "?ptoken=abc";
      for (const products of [[], [internet], [{ ...productOf(alias), status: "RESIGNED" as const }]])
        expect(streamingRedirect(alias, products, "?ptoken=abc")).toBe(`/service/directBilling/${alias}${ownToken}`);
      expect(streamingRedirect(alias, [internet], "?ptoken=")).toBe(`/service/directBilling/${alias}`);
    },
  );
});

describe("advertised addresses of services", () => {
  const named = (productId: string, name: string) =>
    aProduct({ productId, name, fullName: undefined, category: "additional" });

  it.each([
    ["disney", "Disney+"],
    ["blacknut", "Blacknut"],
    ["filmbox", "FilmBox+"],
    ["canalplusonline", "CANAL+ Online"],
    ["hbomax", "HBO Max"],
    ["bezpiecznyInternet", "Bezpieczny Internet"],
    ["bezpiecznyInternetDom", "Bezpieczny Internet Dom"],
  ] as const)("[ROUTE-12] redirects /%s to the details of %s", (alias, name) => {
    const others = [
      "Disney+",
      "Blacknut",
      "FilmBox+",
      "CANAL+ Online",
      "HBO Max",
      "Bezpieczny Internet Dom",
      "Bezpieczny Internet",
    ];
    const products = [
      internet,
      ...others.filter((other) => other !== name).map((other) => named(`X-${other}`, other)),
      named("HIT", name),
    ];
    expect(streamingRedirect(alias, products, "?utm=1")).toBe("/service/myServices/HIT");
  });

  it("[ROUTE-12] finds the advertised product by its code, within its name, or as one of its options", () => {
    const byCode = aProduct({ productId: "C", code: "HBO_MAX", name: "Pakiet filmowy" });
    const within = aProduct({ productId: "W", name: "TV", fullName: "Telewizja Premium z HBO Max i CANAL+ Online" });
    const option = aProduct({ productId: "O", servicesList: [anOption({ name: "HBO Max" })] });
    expect(streamingRedirect("hbomax", [option, within, byCode], "")).toBe("/service/myServices/C");
    expect(streamingRedirect("hbomax", [option, within], "")).toBe("/service/myServices/W");
    expect(streamingRedirect("hbomax", [option], "")).toBe("/service/myServices/O");
    expect(streamingRedirect("canalplusonline", [within], "")).toBe("/service/myServices/W");
  });

  it("[ROUTE-12] redirects to the list of services when no product matches the advertised service", () => {
    const other = named("D", "Bezpieczny Internet Dom");
    expect(streamingRedirect("bezpiecznyInternet", [internet, other], "")).toBe("/service/myServices");
    expect(streamingRedirect("disney", [aProduct({ customName: "Disney+" })], "")).toBe("/service/myServices");
    expect(
      streamingRedirect("disney", [aProduct({ name: "Disney+", fullName: undefined, status: "RESIGNED" })], ""),
    ).toBe("/service/myServices");
    for (const alias of STREAMING_ALIASES) {
      expect(streamingRedirect(alias, [], "")).toMatch(/^\/service\/(myServices|directBilling\/\w+)$/);
    }
  });
});
