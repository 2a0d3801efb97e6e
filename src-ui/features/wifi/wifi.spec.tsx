// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { act } from "react";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { afterEach, describe, expect, it } from "vitest";
import {
  COTTAGE,
  NETWORK_2_4_GHZ,
  NETWORK_5_GHZ,
  HOME_ROUTER,
  findNetwork,
  clickButton,
  SAVE_BUTTON_NAME,
  save,
  renderWifi,
  pageText,
  type,
} from "#test/fakes/render-wifi.tsx";
import { aBlockade, zloty } from "#test/mothers/index.ts";
import { PAY_OVERDUE } from "#ui/shared/page-hrefs.ts";
import { aFrequency, aWifi, aWifiParameter } from "#test/mothers/wifi.mother.ts";

afterEach(cleanup);

describe("Wi-Fi", () => {
  it("[DEV-05] shows Wi-Fi status and connected devices only when their flags allow it", async () => {
    renderWifi();
    await screen.findByText("Działa");
    expect(screen.getByRole("rowheader", { name: "Laptop-Zosia" })).toBeTruthy();
    cleanup();
    renderWifi({ routers: [{ ...HOME_ROUTER, known: aWifi({ showStatus: false, showConnectedDevices: false }) }] });
    await findNetwork(NETWORK_2_4_GHZ);
    expect(screen.queryByText("Działa")).toBeNull();
    expect(screen.queryByText("Laptop-Zosia")).toBeNull();
  });

  it("[WIFI-03] says of suspended internet that the router can be set later, and what to pay", async () => {
    const blockade = aBlockade({ type: "arrears", message: "Usługi wrócą po zapłacie." });
    const arrears = zloty("49.99");
    renderWifi({
      routers: [],
      suspended: {
        kind: "account",
        blockade,
        restoresServices: true,
        payment: undefined,
        arrears,
        hasPendingArrears: false,
        pendingSums: undefined,
      },
    });
    await screen.findByText("Ustawienia routera są teraz niedostępne");
    expect(pageText()).toContain("Twój internet jest zawieszony. Router ustawisz tutaj, gdy internet znów zadziała.");
    expect(pageText()).not.toMatch(/Nie masz routera|zadzwoń do nas/u);
    expect(screen.getByRole("link", { name: /Zapłać\szaległości\s49,99\szł/u }).getAttribute("href")).toBe(PAY_OVERDUE);
    cleanup();
    renderWifi({ routers: [], suspended: { kind: "suspended", info: undefined } });
    await screen.findByText(/Żeby\sgo\swznowić,\szadzwoń/u);
    cleanup();
    renderWifi({ routers: [] });
    await screen.findByText(/Nie\smasz\sroutera/u);
  });

  it("[WIFI-03] says of the router of a suspended service why it may be offline", async () => {
    renderWifi({
      at: "cottage",
      suspensionOf: ({ serviceKey }) => (serviceKey === "cottage" ? { kind: "suspended", info: undefined } : undefined),
    });
    await screen.findByText("Internet z tego routera jest zawieszony.");
    expect(pageText()).toContain("Żeby wznowić internet, zadzwoń do nas.");
    cleanup();
    renderWifi({
      suspensionOf: ({ serviceKey }) => (serviceKey === "cottage" ? { kind: "suspended", info: undefined } : undefined),
    });
    await findNetwork(NETWORK_2_4_GHZ);
    expect(pageText()).not.toContain("zawieszony");
  });

  it("[DEV-10] opens on the first router that is not offline, otherwise on the first", async () => {
    const checked = () => screen.getAllByRole<HTMLInputElement>("radio").find((radio) => radio.checked)?.value;
    const { port } = renderWifi({ routers: [COTTAGE, HOME_ROUTER] });
    await findNetwork(NETWORK_2_4_GHZ);
    expect(checked()).toBe("home");
    expect(pageText()).not.toContain("Router jest wyłączony");
    act(() => port.reach("home", false));
    expect(checked()).toBe("home");
    cleanup();
    renderWifi({ routers: [COTTAGE, { ...HOME_ROUTER, known: aWifi({ status: "offline" }) }] });
    await screen.findByText("Router jest wyłączony lub nie ma połączenia.");
    expect(checked()).toBe("cottage");
  });

  it("(part of DEV-01) groups routers by city and type; reads locked values; reveals passwords", async () => {
    renderWifi();
    expect((await screen.findAllByRole("radio")).map((radio) => radio.closest("label")?.textContent)).toEqual([
      "Gdańskrouter WB-AX5400Działa",
      "Żukoworouter WB-5G200",
    ]);
    const card = within(await findNetwork(NETWORK_2_4_GHZ));
    expect(card.getByLabelText(/^Zabezpieczenie/).hasAttribute("readonly")).toBe(true);
    expect(card.getByLabelText(/^Nazwa sieci/).hasAttribute("readonly")).toBe(false);
    expect(card.getByLabelText(/^Kanał/).tagName).toBe("SELECT");
    const password = card.getByLabelText(/^Hasło/);
    expect(password.getAttribute("type")).toBe("password");
    await userEvent.click(card.getByRole("button", { name: /^Pokaż hasło, Sieć/ }));
    expect(password.getAttribute("type")).toBe("text");
  });

  it("(part of DEV-01) keeps the shown router when the list is sorted like the services later", async () => {
    const services = observable.box<readonly string[]>([], { deep: false });
    renderWifi({ serviceIds: () => services.get() });
    const radios = () =>
      screen.getAllByRole<HTMLInputElement>("radio").map(({ value, checked }) => [value, checked] as const);
    await findNetwork(NETWORK_2_4_GHZ);
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Moja");
    expect(radios()).toEqual([
      ["home", true],
      ["cottage", false],
    ]);
    act(() => runInAction(() => services.set(["cottage", "home"])));
    expect(radios()).toEqual([
      ["cottage", false],
      ["home", true],
    ]);
    expect(within(await findNetwork(NETWORK_2_4_GHZ)).getByDisplayValue("Moja")).toBeTruthy();
  });

  it("(part of I18N-10) says outside Polish that the names of the settings are Polish", async () => {
    renderWifi();
    await findNetwork(NETWORK_2_4_GHZ);
    const note = () => screen.queryByText(/^Nazwy ustawień są po.polsku\.$/);
    expect(note()).toBeNull();
    act(() => pageTexts.show("en"));
    expect(note()).not.toBeNull();
    act(() => pageTexts.show("pl"));
  });

  it("[A11Y-26] gives no two fields or buttons for a password the same name", async () => {
    renderWifi();
    await findNetwork(NETWORK_2_4_GHZ);
    const names = [...document.querySelectorAll("label[for]"), ...screen.getAllByRole("button", { name: /hasło/ })].map(
      (element) => element.getAttribute("aria-label") ?? element.textContent,
    );
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it("(part of DEV-02) confirms, sends and polls a Wi-Fi change, then shows codes to rejoin", async () => {
    const { port, clock } = renderWifi();
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Góra; dół");
    await clickButton(SAVE_BUTTON_NAME);
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/stracą połączenie/)).toBeTruthy();
    expect(question.getByText(/Rozłączymy 1 urządzenie/)).toBeTruthy();
    expect(port.sent).toEqual([]);
    await userEvent.click(question.getByRole("button", { name: SAVE_BUTTON_NAME }));
    expect(port.sent).toMatchObject([
      {
        method: "setParameters",
        order: { serviceKey: "home", changes: [{ frequencyType: "2.4GHz", provName: "ssid", value: "Góra; dół" }] },
      },
    ]);
    await screen.findByText("Router zapisuje twoje zmiany.");
    expect(
      within(await findNetwork(NETWORK_2_4_GHZ))
        .getByLabelText(/^Nazwa sieci/)
        .hasAttribute("readonly"),
    ).toBe(true);
    expect(screen.queryByRole("button", { name: SAVE_BUTTON_NAME })).toBeNull();
    await clock.advance(4_000);
    expect(screen.queryByText("Router zapisał zmiany.")).toBeNull();
    port.settle();
    await clock.advance(4_000);
    await screen.findByText("Router zapisał zmiany.");
    const code = await screen.findByRole("img", { name: /Kod QR do połączenia z.siecią Góra; dół/ });
    expect(decodeURIComponent(code.getAttribute("src") ?? "")).toBe(
      "data:,WIFI:T:WPA;S:Góra\\; dół;P:SzumiBaltyk1926;;",
    );
    expect(screen.getAllByRole("img")).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });

  it("shows when a router goes offline during a change, and keeps the values to send again", async () => {
    const { port, clock } = renderWifi();
    await type(NETWORK_5_GHZ, "Hasło", "NoweHaslo2026");
    await save();
    port.reach("home", false);
    await clock.advance(4_000);
    await screen.findByText("Router przestał odpowiadać w trakcie zmiany.");
    port.giveUp();
    await clock.advance(4_000);
    await screen.findByText(/^Router rozłączył się i.nie zapisał zmiany\.$/);
    expect(within(await findNetwork(NETWORK_5_GHZ)).getByLabelText<HTMLInputElement>(/^Hasło/).value).toBe(
      "NoweHaslo2026",
    );
    expect(screen.queryByRole("img")).toBeNull();
    port.reach("home", true);
    await clock.advance(600_000);
    expect(port.script.calls.filter((call) => call === "loadParameters")).toHaveLength(4);
  });

  it("stops polling a Wi-Fi change after a limit, and offers a manual check", async () => {
    const { port, clock } = renderWifi();
    await type(NETWORK_5_GHZ, "Nazwa sieci", "Nowa");
    await save();
    for (let waited = 0; waited <= 6 * 60_000; waited += 1_000) await clock.advance(1_000);
    await screen.findByText("Router wciąż pracuje nad zmianą.");
    const callCountBefore = port.script.calls.length;
    await clock.advance(600_000);
    expect(port.script.calls).toHaveLength(callCountBefore);
    port.settle();
    await clickButton("Sprawdź teraz");
    await screen.findByText("Router zapisał zmiany.");
  });

  it("[DEV-03] shows refused Wi-Fi values at their fields and in the summary, by network and parameter", async () => {
    const { port, unsaved } = renderWifi();
    await type(NETWORK_2_4_GHZ, "Hasło", "Andersa 14 i my");
    await type(NETWORK_5_GHZ, "Nazwa sieci", "Balkon");
    await type(NETWORK_5_GHZ, "Hasło", "NaBalkon2026");
    await save();
    const summary = (
      await screen.findByText(/^Nie zapisaliśmy zmian\. Popraw 2.pola:$/, { selector: ".summary__title" })
    ).closest("section");
    expect(
      within(summary ?? document.body)
        .getAllByRole("listitem")
        .map((item) => unjoinedText(item.textContent)),
    ).toEqual(["Sieć 2,4 GHz, Hasło: Tego router nie przyjmie.", "Sieć 5 GHz, Hasło: Tego router nie przyjmie."]);
    expect(document.activeElement).toBe(within(await findNetwork(NETWORK_2_4_GHZ)).getByLabelText(/^Hasło/));
    expect(port.known("home").frequencies[1]?.parameters[0]?.value).toBe("Andersa 14");
    expect(unsaved.hasUnsavedWork).toBe(true);
    await type(NETWORK_2_4_GHZ, "Hasło", "InneHaslo2026");
    await type(NETWORK_5_GHZ, "Hasło", "InneHaslo2026");
    expect(pageText()).not.toContain("Tego router nie przyjmie.");
    await save();
    await screen.findByText("Router zapisuje twoje zmiany.");
  });

  it("(part of DEV-03) sums up Wi-Fi refusals without a field, by network and parameter", async () => {
    const { port } = renderWifi();
    await type(NETWORK_5_GHZ, "Nazwa sieci", "Balkon");
    Object.assign(port, {
      setParameters: () =>
        Promise.resolve({
          ok: false,
          failure: {
            kind: "wifi-refused",
            code: "wrong-parameters",
            found: [
              { frequencyType: "6GHz", errors: [{ provName: undefined, name: "Kraj", error: "Nie w tym kraju." }] },
            ],
          },
        }),
    });
    await save();
    expect(unjoinedText((await screen.findByRole("alert")).textContent)).toContain(
      "Router nie przyjął tych ustawień. Sieć 6 GHz, Kraj: Nie w tym kraju.",
    );
  });

  it("sends no invalid Wi-Fi value, and shows advice", async () => {
    const { port } = renderWifi();
    await type(NETWORK_5_GHZ, "Hasło", "Andersa");
    await userEvent.tab();
    await userEvent.tab();
    expect(pageText()).toContain("dodaj co najmniej jeden.");
    expect(pageText(), "shows no summary before the first submission, because it would move the button").not.toContain(
      "Popraw jedno pole",
    );
    await clickButton(SAVE_BUTTON_NAME);
    expect(document.activeElement).toBe(within(await findNetwork(NETWORK_5_GHZ)).getByLabelText(/^Hasło/));
    expect(pageText()).toContain("Sieć 5 GHz, Hasło: Hasło ma 7 znaków, dodaj co najmniej jeden.");
    await type(NETWORK_5_GHZ, "Hasło", "");
    expect(pageText()).toContain("Wpisz wartość.");
    expect(port.sent).toEqual([]);
  });

  it("[DEV-02] sets Wi-Fi parameters, switches networks, and resets the router after a confirmation", async () => {
    const { port, clock } = renderWifi({ content: { wifi_defaults_message: "<p>Naklejka jest na spodzie.</p>" } });
    await type(NETWORK_2_4_GHZ, "Nazwa sieci", "Strych");
    await save();
    port.settle();
    await clock.advance(4_000);
    await screen.findByText("Router zapisał zmiany.");
    const flip = async () => userEvent.click(within(await findNetwork(NETWORK_5_GHZ)).getByRole("switch"));
    await flip();
    await clickButton("Wyłącz sieć");
    port.settle();
    await clock.advance(4_000);
    await screen.findByText(/^Sieć 5.GHz jest wyłączona\.$/);
    await flip();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    port.settle();
    await clock.advance(4_000);
    await screen.findByText(/^Sieć 5.GHz jest włączona\.$/);
    await clickButton("Przywróć ustawienia fabryczne");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Naklejka jest na spodzie.")).toBeTruthy();
    await userEvent.click(question.getByRole("button", { name: "Anuluj" }));
    expect(port.sent).toHaveLength(3);
    await clickButton("Przywróć ustawienia fabryczne");
    await clickButton("Przywróć ustawienia");
    expect(port.sent.map(({ method }) => method)).toEqual([
      "setParameters",
      "switchFrequency",
      "switchFrequency",
      "setDefaults",
    ]);
  });

  it("[DEV-01] shows routers and parameters, edits editable ones, and blocks edits during a change", async () => {
    const own = aWifi({
      frequencies: [
        aFrequency({
          parameters: [
            aWifiParameter({ prefix: "Wiazka_", value: "Dom", description: "Tak widzą ją sąsiedzi." }),
            aWifiParameter({
              name: "Kanał",
              provName: "channel",
              type: "CHANNEL",
              value: "1",
              acceptableValues: ["1", "6"],
            }),
            aWifiParameter({
              name: "Zabezpieczenie",
              provName: "security",
              type: "SECURITY",
              editable: false,
              value: "WPA3",
              acceptableValues: ["WPA3", "OPEN"],
            }),
          ],
        }),
        aFrequency({ frequencyType: "5GHz" }),
      ],
    });
    const { port, clock } = renderWifi({ routers: [{ ...HOME_ROUTER, known: own }, COTTAGE] });
    const slow = within(await findNetwork(NETWORK_2_4_GHZ));
    expect((await screen.findAllByRole("radio")).map((radio) => radio.closest("label")?.textContent)).toEqual([
      "Gdańskrouter WB-AX5400Działa",
      "Żukoworouter WB-5G200",
    ]);
    expect(pageText()).toContain("Tak widzą ją sąsiedzi. Zaczyna się od „Wiazka_”");
    expect(
      within(slow.getByLabelText(/^Kanał/))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["1", "6"]);
    const locked = slow.getByLabelText<HTMLInputElement>(/^Zabezpieczenie/);
    expect([locked.tagName, locked.readOnly]).toEqual(["INPUT", true]);
    await userEvent.type(locked, "OPEN");
    await userEvent.selectOptions(slow.getByLabelText(/^Kanał/), "6");
    await save();
    expect(port.sent.map(({ order }) => order)).toMatchObject([
      { changes: [{ frequencyType: "2.4GHz", provName: "channel", value: "6" }] },
    ]);
    await screen.findByText("Router zapisuje twoje zmiany.");
    for (const field of screen.getAllByRole("textbox")) expect(field.hasAttribute("readonly")).toBe(true);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: SAVE_BUTTON_NAME })).toBeNull();
    for (const flip of screen.getAllByRole("switch")) await userEvent.click(flip);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(port.sent).toHaveLength(1);
    port.settle();
    await clock.advance(4_000);
    expect(await screen.findByText("Router zapisał zmiany.")).toBeTruthy();
    expect(within(await findNetwork(NETWORK_2_4_GHZ)).getByLabelText<HTMLSelectElement>(/^Kanał/).value).toBe("6");
  });

  it("(part of DEV-01, SITE-02) blocks Wi-Fi changes during an operation started elsewhere", async () => {
    const { port, clock } = renderWifi({
      content: { wifi_message: "<p>Nad stroną</p>", wifi_pending_message: "<p>Nie wyłączaj routera</p>" },
      prepare: (one) => one.workForAnother("home"),
    });
    await screen.findByText("Router wykonuje wcześniejszą zmianę.");
    expect(screen.getByText("Nad stroną")).toBeTruthy();
    expect(screen.getByText("Nie wyłączaj routera")).toBeTruthy();
    port.settle();
    await clock.advance(4_000);
    await screen.findByRole("button", { name: "Przywróć ustawienia fabryczne" });
    expect(screen.queryByText("Nie wyłączaj routera")).toBeNull();
    expect(port.sent).toEqual([]);
  });

  it("shows a router that is offline, and blocks its changes", async () => {
    renderWifi({ at: "cottage" });
    await screen.findByText(/^Router jest wyłączony lub nie ma połączenia\.$/);
    expect(screen.queryByRole("button", { name: "Przywróć ustawienia fabryczne" })).toBeNull();
  });

  it("[WIFI-01] shows QR codes for guests on request, without a change of the network", async () => {
    renderWifi();
    const show = await screen.findByRole("button", { name: /Pokaż kod/ });
    expect(screen.queryByRole("img", { name: /Kod QR/ })).toBeNull();
    await userEvent.click(show);
    expect((await screen.findAllByRole("img", { name: /Kod QR do połączenia/ })).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole("button", { name: /Ukryj kod/ }));
    expect(screen.queryByRole("img", { name: /Kod QR/ })).toBeNull();
  });

  it("[WIFI-02] saves right below the networks; the factory reset stands apart", async () => {
    renderWifi();
    const save = await screen.findByRole("button", { name: SAVE_BUTTON_NAME });
    const devices = screen.getByRole("rowheader", { name: "Laptop-Zosia" });
    const reset = screen.getByRole("button", { name: /Przywróć ustawienia fabryczne/ });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect([save.compareDocumentPosition(devices) & follows, devices.compareDocumentPosition(reset) & follows]).toEqual(
      [follows, follows],
    );
  });
});
