// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { DeviceOfferBar, type DeviceOfferBarProps } from "./device-offer-bar.view.tsx";

afterEach(cleanup);

function show(changes: Partial<DeviceOfferBarProps> = {}) {
  const pressed: string[] = [];
  render(
    <DeviceOfferBar
      offer={{ biometry: "fingerprint", push: true }}
      busy={undefined}
      problem={undefined}
      onBiometry={() => void pressed.push("biometry")}
      onPush={() => void pressed.push("push")}
      onClose={() => void pressed.push("close")}
      {...changes}
    />,
  );
  return pressed;
}

it("(part of APP-02) offers the finger, notifications, and to leave both", async () => {
  const pressed = show();
  const user = userEvent.setup();
  for (const name of [/odciskiem palca$/, "Włącz powiadomienia", "Nie teraz"])
    await user.click(screen.getByRole("button", { name }));
  expect(pressed).toEqual(["biometry", "push", "close"]);
});

it("(part of APP-02) names the face, says a refusal, and leaves out what is set up", () => {
  show({ offer: { biometry: "face", push: false }, problem: "declined" });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Loguj się twarzą/),
    expect.stringMatching(/^Nie teraz/),
  ]);
  expect(screen.getByRole("status").textContent).toMatch(/^Telefon cię nie rozpoznał/);
});
