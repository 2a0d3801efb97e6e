// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { brandOf } from "../../boot/brand.ts";
import { BrandContext } from "../brand.tsx";
import { onboardingSlot } from "./onboarding-slot.tsx";

afterEach(cleanup);

it("tasks that cannot be fetched are told in their place, and come with another try", async () => {
  let isUp = false;
  let asked = 0;
  const Slot = onboardingSlot(() => {
    asked += 1;
    return isUp
      ? Promise.resolve(({ asked: task }) => <h1>{`Zadania ${task}`}</h1>)
      : Promise.reject(new Error("no network"));
  });
  render(
    <BrandContext value={brandOf(aConfiguration())}>
      <Slot asked="setTheme" />
    </BrandContext>,
  );
  expect(await screen.findByText("Nie udało się otworzyć zadań")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "Urządź swoje konto" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(asked).toBe(2);
  isUp = true;
  await userEvent.click(await screen.findByRole("button", { name: "Spróbuj ponownie" }));
  expect(await screen.findByRole("heading", { name: "Zadania setTheme" })).toBeDefined();
});
