// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { serviceLocationsOf, type Product } from "#domain/products/index.ts";
import { anAddress, aProduct, day, zloty } from "#test/mothers/index.ts";
import { ServiceLocationGroup, serviceLineIndex } from "./service-location-group.tsx";

afterEach(cleanup);

const today = day("2026-11-20");

function shown(products: readonly Product[]) {
  const [location] = serviceLocationsOf(products, [], today);
  if (location === undefined) throw new Error("there is no service location");
  return render(
    <ServiceLocationGroup
      location={location}
      level={2}
      today={today}
      hrefFor={(product) => `/s/${product.productId}`}
    />,
  );
}

describe("ServiceLocationGroup", () => {
  it("[PROD-01] shows services under their address with the total price", () => {
    shown([
      aProduct({ productId: "1", category: "internet", customName: "Internet w domu", actualPrice: zloty("69.00") }),
      aProduct({ productId: "2", category: "television", fullName: "Telewizja Komfort", actualPrice: zloty("64.90") }),
    ]);
    const location = screen.getByRole("region", { name: "ul.\u00a0gen. Władysława Andersa 14 m.\u00a08" });
    expect(
      within(location)
        .getAllByRole("heading", { level: 3 })
        .map((heading) => unjoinedText(heading.textContent)),
    ).toEqual(["Telewizja Komfort", "Internet w domu"]);
    expect(unjoinedText(location.textContent)).toContain("133,90 zł miesięcznie");
    expect(
      within(location)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/s/2", "/s/1"]);
  });

  it("(part of TERM-15) names the day on which a number is ported until that day", () => {
    shown([aProduct({ productInfo: "609 450 781", portingOn: day("2026-12-10") })]);
    const facts = () => unjoinedText(document.body.textContent).replaceAll("\u00a0", " ");
    expect(facts()).toContain("609 450 781 · numer przejdzie do innego operatora 10-12-2026");
    cleanup();
    shown([aProduct({ productInfo: "609 450 781", portingOn: day("2026-11-19") })]);
    expect(facts()).not.toContain("numer przejdzie");
  });

  it("(part of TERM-16) names the suspension of a service whose contract ends", () => {
    shown([aProduct({ status: "DURING_RESIGNATION", isSuspendedUntilEnd: true, productInfo: "na twoją prośbę" })]);
    expect(unjoinedText(document.body.textContent).replaceAll("\u00a0", " ")).toContain("Zawieszona · na twoją prośbę");
  });

  it.each<[string, Partial<Product>, string | undefined]>([
    ["a withdrawal", { status: "INACTIVE", withdrawnOn: day("2026-11-28") }, "odstąpiono 28-11-2026"],
    ["an overdue move alone", { portingOn: day("2026-11-19") }, undefined],
    ["a suspension alone", { isSuspendedUntilEnd: true }, "Zawieszona"],
    [
      "a move and an end",
      { status: "DURING_RESIGNATION", portingOn: day("2026-12-10"), contractEnd: day("2026-12-31") },
      "numer przejdzie do innego operatora 10-12-2026 · do 31-12-2026",
    ],
    [
      "a suspension and an end",
      { status: "DURING_RESIGNATION", isSuspendedUntilEnd: true, contractEnd: day("2026-12-31") },
      "Zawieszona · do 31-12-2026",
    ],
  ])("joins the facts of a service without facts of the operator: %s", (_what, changes, expected) => {
    const { container } = shown([aProduct({ productInfo: undefined, downlink: undefined, ...changes })]);
    const facts = container.querySelector(".service-row__facts");
    expect(facts === null ? undefined : unjoinedText(facts.textContent).replaceAll("\u00a0", " ")).toBe(expected);
  });

  it("(part of SERV-08) has the running parts of a service in its row, so that the rows add up", () => {
    const part = aProduct({ productId: "part", actualPrice: zloty("15.00"), productPrices: [] });
    const whole = aProduct({ actualPrice: zloty("89.90"), productPrices: [], childrenList: [part] });
    const { container } = shown([whole]);
    const textOf = (selector: string) =>
      unjoinedText(container.querySelector(selector)?.textContent).replaceAll("\u00a0", " ");
    expect(textOf(".service-row__price")).toBe("104,90 zł");
    expect(textOf(".service-row__facts")).toContain("w tym pakiety i dodatki 15,00 zł");
  });

  it("(part of SERV-08) has the service's own price in its row when a part has no known price", () => {
    const part = aProduct({ productId: "part", actualPrice: zloty("15.00"), productPrices: [] });
    const unknown = { ...part, productId: "unknown", actualPrice: undefined };
    const { container } = shown([
      aProduct({ actualPrice: zloty("89.90"), productPrices: [], childrenList: [part, unknown] }),
    ]);
    expect(unjoinedText(container.querySelector(".service-row__price")?.textContent).replaceAll("\u00a0", " ")).toBe(
      "89,90 zł",
    );
    expect(unjoinedText(container.textContent)).not.toContain("w tym pakiety");
  });

  it("shows a label when the server sent no address of services", () => {
    shown([aProduct({ address: undefined })]);
    expect(screen.getByRole("region", { name: "Bez adresu" })).toBeTruthy();
  });

  it("shows the address of services of which only the city is known", () => {
    shown([
      aProduct({
        address: anAddress({ street: undefined, houseNumber: undefined, flatNumber: undefined, zip: undefined }),
      }),
    ]);
    expect(screen.getByRole("region", { name: "Gdańsk" })).toBeTruthy();
  });

  it("draws the line of a service by its status and shows the end of a resigned contract", () => {
    const { container } = shown([
      aProduct({ status: "DURING_RESIGNATION", productInfo: "58 301 22 47", contractEnd: day("2026-12-31") }),
    ]);
    expect(container.querySelector(".service-row")?.getAttribute("data-status")).toBe("resigning");
    expect(unjoinedText(container.querySelector(".service-row__facts")?.textContent)).toBe(
      "58 301 22 47 · do 31-12-2026",
    );
  });

  it("draws at most as many lines as fit, the last one too, for any number of services", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (total) => {
        const drawn = Math.min(total, 8);
        const places = Array.from({ length: total }, (_, index) => serviceLineIndex(index, total));
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
        expect(places.at(-1)).toBe(drawn - 1);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(new Set(places).size).toBe(drawn);
      }),
    );
  });
});
