import { Subject } from "rxjs";
import { expect, it } from "vitest";
import { InAppLife } from "./in-app-life.ts";

it("subscribes once, and uses the navigation of the latest page", () => {
  const taps = new Subject<string>();
  const led: string[] = [];
  const life = new InAppLife<(address: string) => void>();
  for (const page of ["first", "second"])
    life.follow(
      (address) => led.push(`${page}: ${address}`),
      (parts, lead) => parts.add(taps.subscribe((address) => lead()(address))),
    );
  taps.next("/invoice");
  life.stop();
  taps.next("/settings");
  expect(led).toEqual(["second: /invoice"]);
});
