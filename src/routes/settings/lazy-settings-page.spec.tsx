// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { brandOf } from "../../boot/brand.ts";
import { BrandContext } from "../brand-context.tsx";
import { tasksFailed, tasksTitle } from "#ui/features/settings/settings.texts.ts";
import { LazySettingsPage } from "./lazy-settings-page.tsx";

afterEach(cleanup);

it("shows an error when the onboarding tasks cannot be loaded, and loads them on a retry", async () => {
  let isUp = false;
  let loads = 0;
  const load = () => {
    loads += 1;
    return isUp
      ? Promise.resolve({
          OnboardingPage: ({ requestedTask: task }: { readonly requestedTask: string }) => <h1>{`Zadania ${task}`}</h1>,
        })
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/dialog.js"));
  };
  render(
    <BrandContext value={brandOf(aConfiguration())}>
      <LazySettingsPage load={load} title={tasksTitle()} failed={tasksFailed()}>
        {({ OnboardingPage }) => <OnboardingPage requestedTask="setTheme" />}
      </LazySettingsPage>
    </BrandContext>,
  );
  expect(await screen.findByText("Nie udało się otworzyć zadań")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "Dokończ ustawienia konta" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(loads).toBe(2);
  isUp = true;
  await userEvent.click(await screen.findByRole("button", { name: "Spróbuj ponownie" }));
  expect(await screen.findByRole("heading", { name: "Zadania setTheme" })).toBeDefined();
});

it("(part of HTTP-04) blames the portal when code of onboarding tasks throws", async () => {
  const { handled } = collectThrownErrors();
  render(
    <BrandContext value={brandOf(aConfiguration())}>
      <LazySettingsPage
        load={() => Promise.reject(new Error("module threw"))}
        title={tasksTitle()}
        failed={tasksFailed()}
      >
        {() => null}
      </LazySettingsPage>
    </BrandContext>,
  );
  const advice = await screen.findByText(/Błąd jest po.naszej stronie/u);
  expect(unjoinedText(advice.textContent)).not.toContain("sprawdź połączenie");
  await vi.waitFor(() => expect(handled).toHaveLength(1));
});
