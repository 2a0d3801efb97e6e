// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installNativeDialog } from "#ui/design-system/testing/native-dialog.ts";
import { G24, G5, HOME, network, press, SAVE, shown, text, type } from "#test/fakes/shown-wifi.tsx";
import { aFrequency, aWifi, aWifiParameter } from "#test/mothers/wifi.mother.ts";

beforeEach(installNativeDialog);
afterEach(cleanup);

async function restore() {
  await press("Przywróć ustawienia fabryczne");
  await press("Przywróć ustawienia");
}

describe("wifi, what is told", () => {
  it("of factory settings only that the router has ended, even where it had them before, with the codes to join", async () => {
    const { port, clock } = shown();
    await restore();
    await screen.findByText("Router przywraca ustawienia fabryczne.");
    port.settle();
    await clock.advance(4_000);
    await screen.findByText("Router skończył pracę. Sprawdź jego ustawienia.");
    expect(text()).not.toMatch(/nie zapisał|Router ma ustawienia fabryczne/);
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
      (port: ReturnType<typeof shown>["port"]) => port.workForAnother("home"),
    ],
    [
      "device-offline",
      /^Router nie odpowiada\.$/,
      (port: ReturnType<typeof shown>["port"]) => port.reach("home", false),
    ],
  ])("a question that can be answered with yes no more is closed, and it is said why: %s", async (_, words, happen) => {
    const { port, model } = shown();
    await type(G24, "Nazwa sieci", "Strych");
    await press(SAVE);
    await screen.findByRole("alertdialog");
    happen(port);
    await model.routerOf(HOME.device).store.read();
    await screen.findByText(words);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(port.sent).toEqual([]);
  });

  it("what becomes of a press at the lower end of the page is brought into sight", async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      seen.push(this.textContent);
    };
    shown();
    await restore();
    await waitFor(() => expect(seen).toEqual([expect.stringContaining("Router przywraca ustawienia fabryczne.")]));
  });

  it("a network that goes off tells how many devices of its own it drops, and of this page", async () => {
    shown();
    const drops = async (name: RegExp) => {
      await userEvent.click(within(await network(name)).getByRole("switch"));
      const words = (await screen.findByRole("alertdialog")).textContent?.replaceAll("\u00a0", " ");
      await press("Anuluj");
      return words;
    };
    expect(await drops(G5)).toMatch(/Rozłączymy 1 urządzenie.*stracisz też połączenie z portalem/);
    expect(await drops(G24)).not.toContain("Rozłączymy");
  });

  it("of a router that is away nobody tells what is connected, and no password that is refused is praised", async () => {
    shown({ at: "cottage" });
    await screen.findByText("Zobaczysz je, gdy router będzie gotowy.");
    expect(text()).not.toContain("Teraz nic nie jest połączone");
    cleanup();
    shown();
    await type(G5, "Hasło", "szumiBaltyk");
    expect(text()).toContain("Dobre, można dłuższe");
    await type(G5, "Hasło", "szumiBałtyk");
    expect(text()).not.toMatch(/Dobre, można dłuższe|Słabe, łatwo/);
    await type(G5, "Hasło", "abc");
    expect(text()).toContain("Słabe, łatwo je odgadnąć");
  });

  it("counts are of the whole, in the words that they need; what is not seen is named as that", async () => {
    const parameters = [
      aWifiParameter({ name: "Opis", provName: "note", type: "TEXT", value: "dom" }),
      aWifiParameter({ name: "Hasło", provName: "key", type: "PASSWORD", prefix: "Dom-", value: "SzumiBaltyk" }),
    ];
    shown({
      routers: [{ ...HOME, known: aWifi({ frequencies: [aFrequency({ frequencyType: "5GHz", parameters })] }) }],
    });
    await network(G5);
    expect(text()).toContain(
      "Zaczyna się od „Dom-”, tej części nie zmienisz. Razem z tym początkiem od 8 do 63 znaków, bez polskich liter.",
    );
    await type(G5, "Hasło", "abc");
    await userEvent.tab({ shift: true });
    expect(text()).toContain("Hasło ma 7 znaków, dodaj co najmniej jeden. Liczy się też początek „Dom-”.");
    await type(G5, "Opis", "x".repeat(72));
    await userEvent.tab();
    expect(text()).toContain("Są tu 72 znaki, zmieści się najwyżej 64.");
    expect(text()).not.toContain("początek „”");
    await type(G5, "Opis", "a\u0007");
    await userEvent.tab();
    expect(text()).toContain("Jest tu niewidoczny znak, którego router nie przyjmie.");
  });
});
