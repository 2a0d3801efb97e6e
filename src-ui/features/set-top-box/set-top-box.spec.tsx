// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DecodersStore } from "#ui/stores/set-top-box/decoders.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeSetTopBox } from "#test/fakes/fake-set-top-box.ts";
import type { Product } from "#domain/products/index.ts";
import { anAddress, aProduct } from "#test/mothers/index.ts";
import { aDecoder } from "#test/mothers/wifi.mother.ts";
import { SetTopBoxViewModel } from "./set-top-box.view-model.ts";
import { SetTopBoxScreen } from "./set-top-box.screen.tsx";

afterEach(cleanup);

const FIRST = aDecoder();
const SECOND = aDecoder({ caCard: "0150 0048 2719", cardNo: "00412783002", serialNumber: "WB510-22-0087418" });
const OFF = aDecoder({ model: "Dekoder HD WB-310", caCard: undefined, cardNo: "0031", serialNumber: undefined });
const text = (): string => unjoinedText(document.body.textContent);

type Decoders = Parameters<typeof fakeSetTopBox>[0];
const ALL: Decoders = [
  { decoder: FIRST, gives: "resetCode" },
  { decoder: SECOND, gives: "recoveryCode" },
  { decoder: OFF, gives: { nothing: "Dekoder nie odpowiada." } },
];

function shown({
  decoders = ALL,
  defaultPin,
  prepare,
  products = [],
}: {
  readonly decoders?: Decoders;
  readonly products?: readonly Product[];
  readonly defaultPin?: string;
  readonly prepare?: (port: ReturnType<typeof fakeSetTopBox>) => void;
} = {}) {
  const port = fakeSetTopBox(decoders);
  prepare?.(port);
  let ids = 0;
  const copied: string[] = [];
  const model = new SetTopBoxViewModel({
    port,
    store: new DecodersStore(port, movableClock()),
    idempotencyKeys: { next: () => `intent-number-${(ids += 1)}` },
  });
  render(
    <SetTopBoxScreen
      model={model}
      products={products}
      defaultPin={defaultPin}
      copy={(code) => Promise.resolve(copied.push(code) > 0)}
    />,
  );
  return { port, copied };
}

const RESET = "Zresetuj PIN";
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole("radio", { name }));
async function reset() {
  await userEvent.click(await screen.findByRole("button", { name: RESET }));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: RESET }));
}

describe("the PIN of a decoder", () => {
  it("[DEV-04] asks first, then shows a PIN reset code per decoder, or the reason why there is none", async () => {
    const { port, copied } = shown();
    expect(
      (await screen.findAllByRole("radio")).map((radio) => unjoinedText(radio.closest("label")?.textContent)),
    ).toEqual([
      "Dekoder 4K WB-510 (…7413)nr karty 0150 0048 2716nr seryjny WB510-22-0087413",
      "Dekoder 4K WB-510 (…7418)nr karty 0150 0048 2719nr seryjny WB510-22-0087418",
      "Dekoder HD WB-310nr karty 0031",
    ]);
    await userEvent.click(screen.getByRole("button", { name: RESET }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByText("Wybierz dekoder.").closest(".cluster"), "apart from its button").not.toBeNull();
    await choose(/2716/);
    await userEvent.click(screen.getByRole("button", { name: RESET }));
    expect(port.sent).toEqual([]);
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: RESET }));
    expect((await screen.findByText("000 042")).getAttribute("aria-label")).toBe("0 0 0 0 4 2");
    expect(port.sent).toMatchObject([{ decoder: FIRST }]);
    await userEvent.click(screen.getByRole("button", { name: /Kopiuj (?:kod resetu|PIN)/ }));
    expect(copied).toEqual(["000042"]);
    expect(text()).toContain("Kod resetu jest skopiowany.");
    await userEvent.click(screen.getByRole("button", { name: /ukryj go/ }));
    expect(text()).not.toContain("000 042");
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("000042");
    await choose(/2719/);
    await reset();
    expect((await screen.findByText("0043")).getAttribute("aria-label")).toBe("0 0 4 3");
    expect(text()).toContain("Nowy PIN: Dekoder 4K");
    await choose(/WB-310/);
    await reset();
    await screen.findByText(/Dekoder nie odpowiada\./);
    expect(text()).toContain("Nie ustawiliśmy nowego PIN-u.");
    expect(screen.queryByText("0043")).toBeNull();
  });

  it("[DEV-08] names both possible results before a reset, and one card per decoder", async () => {
    shown();
    await choose(/2716/);
    expect(screen.getAllByText(/nr karty/)).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: RESET }));
    const question = unjoinedText(screen.getByRole("alertdialog").textContent);
    expect(question).toContain("Dotychczasowy PIN przestanie działać. Dotyczy: Dekoder 4K WB-510");
    expect(question).toContain("Pokażemy ci nowy PIN albo kod resetu, który wpiszesz pilotem.");
  });

  it("[DEV-06] shows the factory PIN of a decoder only when the configuration has it", async () => {
    shown({ defaultPin: "7391" });
    const seen: (string | null)[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scrolled(this: Element) {
      seen.push(this.textContent);
    });
    await choose(/2716/);
    await reset();
    await screen.findByText("000 042");
    expect(seen, "scrolls the result into view").toContainEqual(expect.stringContaining("Kod resetu: "));
    expect(text()).toContain("Po resecie dekoder ma PIN 7391.");
    cleanup();
    shown();
    await choose(/2716/);
    await reset();
    await screen.findByText("000 042");
    expect(text()).not.toContain("Po resecie");
  });

  it("resends a PIN reset with the same key after a lost response", async () => {
    const { port } = shown({
      decoders: [{ decoder: FIRST, gives: "resetCode" }],
      prepare: (one) => one.script.failNext("resetPin", { kind: "timeout" }),
    });
    await reset();
    await screen.findByText("Nie wiemy, czy jest nowy PIN.");
    await reset();
    await screen.findByText(/Kod resetu/);
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await reset();
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it("(part of DEV-09) shows the addresses of decoders that are at several addresses", async () => {
    const products = [FIRST, SECOND].map(({ model, caCard, serialNumber }, index) =>
      aProduct({
        productId: `P-${index}`,
        address: anAddress({ street: "ul. Jantarowa", houseNumber: String(2 + index), flatNumber: undefined }),
        hardware: [{ model, note: undefined, caCard, serialNumber }],
      }),
    );
    shown({ products });
    expect(await screen.findByRole("radio", { name: /ul\.\sJantarowa\s2.*2716/u })).toBeDefined();
    expect(screen.getByRole("radio", { name: /ul\.\sJantarowa\s3.*2719/u })).toBeDefined();
  });

  it("shows a general text when a refused PIN reset has no message", async () => {
    shown({ decoders: [{ decoder: FIRST, gives: { nothing: undefined } }] });
    await reset();
    expect(
      await screen.findByText(/^Dotychczasowy PIN działa dalej\. Sprawdź, czy dekoder jest włączony/),
    ).toBeTruthy();
  });

  it("shows a retry when decoders fail to load, and an empty state without decoders", async () => {
    const { port } = shown({ prepare: (one) => one.script.failNext("loadDecoders", { kind: "unreachable" }) });
    await screen.findByText("Nie udało się pobrać listy dekoderów");
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    await choose(/2716/);
    port.script.failNext("resetPin", { kind: "http", status: 400 });
    await reset();
    await screen.findByText(/^Nie udało się ustawić PIN-u\.$/);
    cleanup();
    shown({ decoders: [] });
    expect(await screen.findByText(/^Nie masz dekodera z.PIN-em$/)).toBeTruthy();
  });
});
