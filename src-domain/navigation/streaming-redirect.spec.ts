import { describe, expect, it } from "vitest";
import type { Product } from "../products/index.ts";
import { aNetflix, aProduct, aStreamingService, anOption } from "#test/mothers/index.ts";
import { STREAMING_ALIASES, type StreamingAlias } from "./streaming-aliases.ts";
import { streamingRedirect } from "./streaming-redirect.ts";

const internet = aProduct({ productId: "NET" });
const productOf = (category: "netflix" | "player" | "tvn24go") =>
  aProduct({ productId: `P/${category}`, category, name: category });

const redirected = (alias: StreamingAlias, products: readonly Product[], search: string): string =>
  streamingRedirect(alias, { products, billedServices: [] }, search);

describe("advertised addresses of direct billing", () => {
  it.each(["tvn24go", "player"] as const)(
    "[ROUTE-11] redirects /%s to the details of the product and keeps the ptoken",
    (alias) => {
      const products = [internet, productOf("netflix"), productOf("player"), productOf("tvn24go")];
      const details = `/service/directBilling/P%2F${alias}`;
      expect(redirected(alias, products, "?ptoken=a%2Bb")).toBe(`${details}?ptoken=a%2Bb`);
      expect(redirected(alias, products, "?utm=x&ptoken=abc&y=1")).toBe(`${details}?ptoken=abc`);
      expect(redirected(alias, products, "?xptoken=abc")).toBe(details);
      expect(redirected(alias, products, "")).toBe(details);
    },
  );

  it("[ROUTE-11] redirects /netflix to the details of the product", () => {
    expect(redirected("netflix", [productOf("player"), productOf("netflix")], "")).toBe(
      "/service/directBilling/P%2Fnetflix",
    );
  });

  it.each(["netflix", "player", "tvn24go"] as const)(
    "[ROUTE-11] redirects /%s to the details of the service without a product or with a resigned one",
    (alias) => {
      const ownToken = alias === "netflix" ? "" : "?ptoken=abc";
      for (const products of [[], [internet], [{ ...productOf(alias), status: "RESIGNED" as const }]])
        expect(redirected(alias, products, "?ptoken=abc")).toBe(`/service/directBilling/${alias}${ownToken}`);
      expect(redirected(alias, [internet], "?ptoken=")).toBe(`/service/directBilling/${alias}`);
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
    expect(redirected(alias, products, "?utm=1")).toBe("/service/myServices/HIT");
  });

  it("[ROUTE-12] finds the advertised product by its code, within its name, or as one of its options", () => {
    const byCode = aProduct({ productId: "C", code: "HBO_MAX", name: "Pakiet filmowy" });
    const within = aProduct({ productId: "W", name: "TV", fullName: "Telewizja Premium z HBO Max i CANAL+ Online" });
    const option = aProduct({ productId: "O", servicesList: [anOption({ name: "HBO Max" })] });
    expect(redirected("hbomax", [option, within, byCode], "")).toBe("/service/myServices/C");
    expect(redirected("hbomax", [option, within], "")).toBe("/service/myServices/W");
    expect(redirected("hbomax", [option], "")).toBe("/service/myServices/O");
    expect(redirected("canalplusonline", [within], "")).toBe("/service/myServices/W");
  });

  it("[ROUTE-12] redirects to the list of services when no product matches the advertised service", () => {
    const other = named("D", "Bezpieczny Internet Dom");
    expect(redirected("bezpiecznyInternet", [internet, other], "")).toBe("/service/myServices");
    expect(redirected("disney", [aProduct({ customName: "Disney+" })], "")).toBe("/service/myServices");
    expect(redirected("disney", [aProduct({ name: "Disney+", fullName: undefined, status: "RESIGNED" })], "")).toBe(
      "/service/myServices",
    );
    for (const alias of STREAMING_ALIASES) {
      expect(redirected(alias, [], "")).toMatch(/^\/service\/(myServices|directBilling\/\w+)$/);
    }
  });
});

describe("advertised addresses of billed services", () => {
  const billed = [
    aStreamingService(),
    aStreamingService({ code: "filmbox", name: "FilmBox+", productId: "F/1" }),
    aStreamingService({ code: "blacknut", name: "Blacknut" }),
    aStreamingService({ code: "S-17", name: "CANAL+ Online" }),
    aStreamingService({ code: "S-18", name: "HBO Max" }),
    aNetflix(),
  ];
  const redirectedTo = (alias: StreamingAlias, products: readonly Product[], billedServices = billed): string =>
    streamingRedirect(alias, { products, billedServices }, "");

  it.each([
    ["disney", "disney"],
    ["filmbox", "F%2F1"],
    ["blacknut", "blacknut"],
    ["canalplusonline", "S-17"],
    ["hbomax", "S-18"],
    ["netflix", "netflix"],
  ] as const)("[ROUTE-12] (part of ROUTE-11) redirects /%s to the billed service %s", (alias, param) => {
    expect(redirectedTo(alias, [internet])).toBe(`/service/directBilling/${param}`);
  });

  it("(part of ROUTE-11) keeps the ptoken with the billed service of a partner", () => {
    const billedServices = [aStreamingService({ code: "player", name: "Player", productId: "PL/1" })];
    const details = streamingRedirect("player", { products: [internet], billedServices }, "?ptoken=abc");
    expect(details).toBe("/service/directBilling/PL%2F1?ptoken=abc");
  });

  it("[ROUTE-12] prefers a product over a service to activate, but not a mention over an active service", () => {
    const named = aProduct({ productId: "H", name: "HBO Max" });
    const within = aProduct({ productId: "W", name: "TV", fullName: "Telewizja Premium z HBO Max" });
    const active = [aStreamingService({ code: "hbomax", name: "HBO Max", state: { kind: "ACTIVE" } })];
    expect(redirectedTo("hbomax", [named], active)).toBe("/service/myServices/H");
    expect(redirectedTo("hbomax", [within], active)).toBe("/service/directBilling/hbomax");
    expect(redirectedTo("hbomax", [within])).toBe("/service/myServices/W");
  });

  it("[ROUTE-12] redirects to the list when no billed service matches", () => {
    expect(redirectedTo("bezpiecznyInternet", [internet])).toBe("/service/myServices");
    expect(redirectedTo("disney", [internet], [])).toBe("/service/myServices");
  });
});
