// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { PromisedCallLink } from "./promised-call-link.view.tsx";

afterEach(cleanup);

async function show(callBefore: number | undefined): Promise<string> {
  const clock = movableClock();
  const permission = { allowed: true, callBefore, callFrom: undefined, phone: undefined, callTimes: [] };
  render(
    <PromisedCallLink store={{ call: new RefreshedValue(async () => succeed(permission), clock) }} clock={clock}>
      <a href="/order">Zamów rozmowę</a>
    </PromisedCallLink>,
  );
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
  return unjoinedText(document.body.textContent);
}

it("[HELP-07] shows the promised call instead of the button that orders one", async () => {
  expect(await show(START + 3_600_000)).toMatch(/^Masz umówioną rozmowę\. Spodziewaj się telefonu do/u);
  expect(screen.getByRole("link", { name: "Szczegóły rozmowy" }).getAttribute("href")).toContain("/supportRequest");
  cleanup();
  for (const callBefore of [undefined, START - 1]) {
    expect(await show(callBefore)).toBe("Zamów rozmowę");
    cleanup();
  }
});
