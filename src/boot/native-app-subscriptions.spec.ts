import { Subject } from "rxjs";
import { expect, it } from "vitest";
import { NativeAppSubscriptions } from "./native-app-subscriptions.ts";

it("subscribes to the native app once, and uses the navigation of the latest page", () => {
  const taps = new Subject<string>();
  const visited: string[] = [];
  const subscriptions = new NativeAppSubscriptions<(address: string) => void>();
  for (const page of ["first", "second"])
    subscriptions.follow(
      (address) => visited.push(`${page}: ${address}`),
      (subscription, getNavigate) => subscription.add(taps.subscribe((address) => getNavigate()(address))),
    );
  taps.next("/invoice");
  subscriptions.stop();
  taps.next("/settings");
  expect(visited).toEqual(["second: /invoice"]);
});
