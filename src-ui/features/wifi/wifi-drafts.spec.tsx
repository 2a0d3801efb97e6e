// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  NETWORK_2_4_GHZ,
  HOME_ROUTER,
  findNetwork,
  clickButton,
  SAVE_BUTTON_NAME,
  save,
  renderWifi,
  pageText,
  type,
} from "#test/fakes/render-wifi.tsx";
import { aFrequency, aWifi, aWifiParameter } from "#test/mothers/wifi.mother.ts";

afterEach(cleanup);

describe("Wi-Fi drafts and lost responses", () => {
  it("stores typed Wi-Fi values in a draft without passwords, and clears the draft on reset", async () => {
    const one = renderWifi();
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Strych");
    await type(NETWORK_2_4_GHZ, "Hasło", "TajneHaslo2026");
    expect(JSON.stringify([...one.draftStorage.stored.values()])).toContain("Strych");
    expect(JSON.stringify([...one.draftStorage.stored.values()])).not.toContain("TajneHaslo2026");
    expect(pageText()).not.toContain("Przywróciliśmy to, co było wpisane wcześniej.");
    one.again();
    await findNetwork(NETWORK_2_4_GHZ);
    expect(pageText()).toContain("Przywróciliśmy to, co było wpisane wcześniej. Wpisanych haseł nie zapamiętujemy.");
    expect(within(await findNetwork(NETWORK_2_4_GHZ)).getByLabelText<HTMLInputElement>(/^Nazwa sieci/).value).toBe(
      "Strych",
    );
    await clickButton("Odrzuć zmiany");
    expect(pageText()).not.toContain("Przywróciliśmy to, co było wpisane wcześniej.");
    expect(one.draftStorage.size).toBe(0);
    expect(one.unsaved.hasUnsavedWork).toBe(false);
  });

  it("finds the pending Wi-Fi change after a lost response, and sends nothing twice", async () => {
    const { port } = renderWifi();
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Strych");
    const { setParameters } = port;
    // The router accepts the change, and the response is lost.
    Object.assign(port, {
      setParameters: async (order: Parameters<typeof setParameters>[0]) => {
        await setParameters(order);
        return { ok: false, failure: { kind: "timeout" } };
      },
    });
    await save();
    await screen.findByText("Router zapisuje twoje zmiany.");
    expect(port.sent).toHaveLength(1);
  });

  it.each([
    [{ kind: "http", status: 503 }, /^Nie wiemy, czy zmiana dotarła do.routera\.$/],
    [{ kind: "http", status: 400 }, /^Zmiana się nie zapisała\.$/],
  ] as const)("shows the matching message when a Wi-Fi change fails with %j", async (failure, words) => {
    const { port } = renderWifi();
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Strych");
    port.script.failAlways("setParameters", failure);
    await save();
    await screen.findByText(words);
    expect(within(await findNetwork(NETWORK_2_4_GHZ)).getByLabelText<HTMLInputElement>(/^Nazwa sieci/).value).toBe(
      "Strych",
    );
  });

  it("keeps related words of a router's address on one line", async () => {
    renderWifi({ routers: [HOME_ROUTER], street: "ul. Andersa 14 m. 8" });
    expect((await screen.findByRole("radio")).closest("label")?.querySelector("strong")?.textContent).toBe(
      "Gdańsk, ul.\u00a0Andersa 14 m.\u00a08",
    );
  });

  it("retries failed Wi-Fi sections separately; shows an empty state for an unknown router", async () => {
    renderWifi({ prepare: (port) => port.script.failNext("loadDevices", { kind: "unreachable" }) });
    await screen.findByText("Nie udało się pobrać listy routerów");
    await clickButton("Spróbuj ponownie");
    await findNetwork(NETWORK_2_4_GHZ);
    cleanup();
    renderWifi({ prepare: (port) => port.script.failNext("loadParameters", { kind: "unreachable" }) });
    await screen.findByText("Nie udało się pobrać ustawień routera");
    await clickButton("Spróbuj ponownie");
    await findNetwork(NETWORK_2_4_GHZ);
    cleanup();
    const { chosen } = renderWifi({ at: "nobody-has-this" });
    await screen.findByText(/^Nie ma takiego routera na.twoim koncie\.$/);
    await userEvent.click(screen.getByRole("radio", { name: /Żukowo/ }));
    expect(chosen).toEqual(["cottage"]);
    cleanup();
    renderWifi({ routers: [] });
    await screen.findByText(/^Nie masz routera, który można tu.ustawić$/);
  });

  it("(part of DEV-01) renders each type of Wi-Fi parameter as a field with its allowed values", async () => {
    const parameters = [
      aWifiParameter({ prefix: "Wiazka_", description: "Tak widzą ją sąsiedzi." }),
      aWifiParameter({ name: "Moc", provName: "power", type: "NUMBER", value: "80", acceptableValues: ["10-100"] }),
      aWifiParameter({ name: "Ukryta", provName: "hidden", type: "HIDDEN", value: "false" }),
      aWifiParameter({ name: "Opis", provName: "note", type: "TEXT", value: "dom" }),
      aWifiParameter({ name: "Kraj", provName: "country", type: "TEXT", value: "PL", acceptableValues: ["PL", "DE"] }),
    ];
    const { port } = renderWifi({
      routers: [{ ...HOME_ROUTER, known: aWifi({ frequencies: [aFrequency({ parameters })] }) }],
    });
    const card = within(await findNetwork(NETWORK_2_4_GHZ));
    expect(pageText()).toContain("Tak widzą ją sąsiedzi. Zaczyna się od „Wiazka_”");
    expect(pageText()).toContain("Możliwe wartości: 10-100.");
    await type(NETWORK_2_4_GHZ, "Moc", "101");
    await userEvent.selectOptions(card.getByLabelText(/^Ukryta/), "true");
    await userEvent.selectOptions(card.getByLabelText(/^Kraj/), "DE");
    await clickButton(SAVE_BUTTON_NAME);
    expect(pageText()).toContain("Router nie przyjmie tej liczby.");
    await type(NETWORK_2_4_GHZ, "Moc", "100");
    await save();
    expect(port.sent[0]?.order).toMatchObject({
      changes: [
        { provName: "power", value: "100" },
        { provName: "hidden", value: "true" },
        { provName: "country", value: "DE" },
      ],
    });
  });
});
