// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  NETWORK_2_4_GHZ,
  NETWORK_5_GHZ,
  HOME_ROUTER,
  findNetwork,
  clickButton,
  SAVE_BUTTON_NAME,
  renderWifi,
  pageText,
  type,
} from "#test/fakes/render-wifi.tsx";
import { aFrequency, aWifi, aWifiParameter } from "#test/mothers/wifi.mother.ts";

afterEach(cleanup);

async function restore() {
  await clickButton("Przywróć ustawienia fabryczne");
  await clickButton("Przywróć ustawienia");
}

describe("Wi-Fi messages", () => {
  it("shows join codes after a finished factory reset, and none after an interrupted one", async () => {
    const { port, clock } = renderWifi();
    await restore();
    await screen.findByText("Router przywraca ustawienia fabryczne.");
    port.settle();
    await clock.advance(4_000);
    await screen.findByText("Router skończył pracę. Sprawdź jego ustawienia.");
    expect(pageText()).not.toMatch(/nie zapisał|Router ma ustawienia fabryczne/);
    expect(await screen.findAllByRole("img")).toHaveLength(2);
    await restore();
    port.reach("home", false);
    port.giveUp();
    await clock.advance(4_000);
    await screen.findByText(/^Router rozłączył się w.trakcie przywracania ustawień\.$/);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it.each([
    [
      "pending-operation",
      /^Router wykonuje inną zmianę\.$/,
      (port: ReturnType<typeof renderWifi>["port"]) => port.workForAnother("home"),
    ],
    [
      "device-offline",
      /^Router nie odpowiada\.$/,
      (port: ReturnType<typeof renderWifi>["port"]) => port.reach("home", false),
    ],
  ])("closes the confirmation of an impossible Wi-Fi change, and shows the reason: %s", async (_, words, happen) => {
    const { port, model } = renderWifi();
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Strych");
    await clickButton(SAVE_BUTTON_NAME);
    await screen.findByRole("alertdialog");
    happen(port);
    await model.routerOf(HOME_ROUTER.device).store.read();
    await screen.findByText(words);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(port.sent).toEqual([]);
  });

  it("scrolls the result of a router reset into view", async () => {
    const seen: (string | null)[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scrolled(this: Element) {
      seen.push(this.textContent);
    });
    renderWifi();
    await restore();
    await waitFor(() => expect(seen).toEqual([expect.stringContaining("Router przywraca ustawienia fabryczne.")]));
  });

  it("shows how many devices a disabled network disconnects, including the one in use", async () => {
    renderWifi();
    const drops = async (name: RegExp) => {
      await userEvent.click(within(await findNetwork(name)).getByRole("switch"));
      const words = unjoinedText((await screen.findByRole("alertdialog")).textContent);
      await clickButton("Anuluj");
      return words;
    };
    expect(await drops(NETWORK_5_GHZ)).toMatch(/Rozłączymy 1 urządzenie.*stracisz też połączenie z portalem/);
    expect(await drops(NETWORK_2_4_GHZ)).not.toContain("Rozłączymy");
  });

  it("hides devices while the router is offline, and does not rate a rejected password", async () => {
    renderWifi({ at: "cottage" });
    await screen.findByText("Zobaczysz je, gdy router będzie gotowy.");
    expect(pageText()).not.toContain("Teraz nic nie jest połączone");
    cleanup();
    renderWifi();
    await type(NETWORK_5_GHZ, "Hasło", "szumiBaltyk");
    expect(pageText()).toContain("Dobre, można dłuższe");
    await type(NETWORK_5_GHZ, "Hasło", "szumiBałtyk");
    expect(pageText()).not.toMatch(/Dobre, można dłuższe|Słabe, łatwo/);
    await type(NETWORK_5_GHZ, "Hasło", "abc");
    expect(pageText()).toContain("Słabe, łatwo je odgadnąć");
  });

  it("counts the whole Wi-Fi value with correct plurals, and names invisible characters", async () => {
    const parameters = [
      aWifiParameter({ name: "Opis", provName: "note", type: "TEXT", value: "dom" }),
      aWifiParameter({ name: "Hasło", provName: "key", type: "PASSWORD", prefix: "Dom-", value: "SzumiBaltyk" }),
    ];
    renderWifi({
      routers: [{ ...HOME_ROUTER, known: aWifi({ frequencies: [aFrequency({ frequencyType: "5GHz", parameters })] }) }],
    });
    await findNetwork(NETWORK_5_GHZ);
    expect(pageText()).toContain(
      "Zaczyna się od „Dom-”, tej części nie zmienisz. Razem z tym początkiem od 8 do 63 znaków, bez polskich liter.",
    );
    await type(NETWORK_5_GHZ, "Hasło", "abc");
    await userEvent.tab({ shift: true });
    expect(pageText()).toContain("Hasło ma 7 znaków, dodaj co najmniej jeden. Liczy się też początek „Dom-”.");
    await type(NETWORK_5_GHZ, "Opis", "x".repeat(72));
    await userEvent.tab();
    expect(pageText()).toContain("Są tu 72 znaki, zmieści się najwyżej 64.");
    expect(pageText()).not.toContain("początek „”");
    await type(NETWORK_5_GHZ, "Opis", "a\u0007");
    await userEvent.tab();
    expect(pageText()).toContain("Jest tu niewidoczny znak, którego router nie przyjmie.");
  });
});
