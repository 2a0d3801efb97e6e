// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openServiceActions } from "#test/fakes/open-service-actions.ts";
import { aClientData, aProduct, day } from "#test/mothers/index.ts";
import { installNativeDialog } from "#ui/design-system/testing/install-native-dialog.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { MoveDialog } from "./move-dialog.view.tsx";
import type { VisitViewModel } from "./visit.view-model.ts";
import { VisitDialog } from "./visit-dialog.view.tsx";

beforeAll(installNativeDialog);
afterEach(cleanup);

const dialogText = (): string => unjoinedText(screen.getByRole("dialog").textContent);
const noop = (): void => undefined;

it("[VISIT-05] says the address and the costs of a visit before and after booking", async () => {
  const { serviceActions } = await openServiceActions();
  serviceActions.open("visit");
  render(<VisitDialog model={serviceActions.visit} onClose={noop} />);
  await screen.findByText("Dzień");
  const address = serviceActions.visit.addressOn(serviceActions.visit.day);
  expect(address).toBeDefined();
  expect(dialogText()).toContain(`Adres${address ?? ""}KosztWizyta na życzenie: 19,90 zł.`);
  const [first] = serviceActions.visit.section.status === "ready" ? serviceActions.visit.section.value.days : [];
  serviceActions.visit.chooseDay(first?.day ?? "");
  serviceActions.visit.write.form.set("slotId", first?.slots[0]?.slotId ?? "");
  await serviceActions.visit.write.submit();
  await screen.findByText("Wizyta jest umówiona");
  expect(dialogText()).toContain(`Adres${address ?? ""}KosztWizyta na życzenie: 19,90 zł.`);
});

it("(part of VISIT-05) says the new address of a move before and after its change", async () => {
  const { serviceActions } = await openServiceActions();
  serviceActions.open("move");
  render(<MoveDialog model={serviceActions.move} onClose={noop} />);
  await screen.findByText("Nowy dzień");
  expect(dialogText()).toContain("Nowy adres: ul. Długa 7 m. 2, 80-827 Gdańsk.");
  const [day] = serviceActions.move.section.status === "ready" ? serviceActions.move.section.value.days : [];
  serviceActions.move.write.form.set("day", day ?? "");
  await serviceActions.move.write.submit();
  await screen.findByText("Termin jest zmieniony");
  expect(dialogText()).toContain("Nowy adres: ul. Długa 7 m. 2, 80-827 Gdańsk.");
});

const NEW_ADDRESS = "ul. Długa 7 m. 2, 80-827 Gdańsk";
const OLD_ADDRESS = "ul. gen. Władysława Andersa 14 m. 8, Gdańsk";

/** Opens the dialog of a visit; free are the days from 23-11-2026 and 24-11-2026. */
async function openVisit({ newAddress }: { readonly newAddress: string | undefined }) {
  const opened = await openServiceActions();
  const { serviceActions, store, client } = opened;
  const moveOn = day("2026-11-24");
  if (newAddress === undefined) {
    const [product] = client.data.known?.products ?? [];
    client.data.replace(aClientData({ products: [{ ...aProduct(product), moveOn }] }));
  } else store.move.replace({ plannedFor: moveOn, newAddress, days: [] });
  serviceActions.open("visit");
  render(<VisitDialog model={serviceActions.visit} onClose={noop} />);
  await screen.findByText("Dzień");
  return { ...opened, visit: serviceActions.visit };
}

function chooseSlot(visit: VisitViewModel, on: string): void {
  const days = visit.section.status === "ready" ? visit.section.value.days : [];
  const chosen = days.find((one) => one.day === on);
  act(() => {
    visit.chooseDay(on);
    visit.write.form.set("slotId", chosen?.slots[0]?.slotId ?? "");
  });
}

it("[VISIT-10] says before and after the booking of a visit that the service moves by then", async () => {
  const { visit, store } = await openVisit({ newAddress: NEW_ADDRESS });
  expect(dialogText()).toContain(`Adres${OLD_ADDRESS}`);
  chooseSlot(visit, "2026-11-23");
  expect(dialogText()).toContain(`Adres${OLD_ADDRESS}`);
  expect(dialogText()).not.toContain("W dniu wizyty");
  chooseSlot(visit, "2026-11-24");
  expect(dialogText()).toContain(`Adres${NEW_ADDRESS}`);
  expect(dialogText()).toContain(`W dniu wizyty przenosimy usługę pod adres ${NEW_ADDRESS}.`);
  act(() => store.move.replace({ plannedFor: day("2026-11-23"), newAddress: NEW_ADDRESS, days: [] }));
  expect(dialogText()).toContain(`W dniu wizyty usługa będzie już pod adresem ${NEW_ADDRESS}.`);
  await act(() => visit.write.submit());
  await screen.findByText("Wizyta jest umówiona");
  expect(dialogText()).toContain(`Adres${NEW_ADDRESS}`);
  expect(dialogText()).toContain(`W dniu wizyty usługa będzie już pod adresem ${NEW_ADDRESS}.`);
  act(() => visit.begin());
  expect(dialogText()).toMatch(/Technik przyjedzie .+ W dniu wizyty usługa będzie już pod adresem .+ ten odwołamy\./u);
});

it("(part of VISIT-10) saves a visit in the calendar with the address of its day", async () => {
  const { visit, dependencies } = await openVisit({ newAddress: NEW_ADDRESS });
  const saveVisit = vi.spyOn(dependencies, "saveVisit");
  const days = visit.section.status === "ready" ? visit.section.value.days : [];
  for (const slot of days.flatMap(({ slots }) => slots.slice(0, 1))) await visit.save(slot, "Wizyta");
  expect(saveVisit.mock.calls.map(([{ place }]) => place)).toEqual([OLD_ADDRESS, NEW_ADDRESS]);
});

it("(part of VISIT-10) names no address of a visit after a move to an unknown one", async () => {
  const { visit } = await openVisit({ newAddress: undefined });
  chooseSlot(visit, "2026-11-23");
  expect(dialogText()).toContain(`Adres${OLD_ADDRESS}`);
  chooseSlot(visit, "2026-11-24");
  expect(dialogText()).toContain("W dniu wizyty przenosimy usługę pod nowy adres.");
  expect(dialogText()).not.toContain("Adres");
});

it("(part of VISIT-10) says in the dialog of a move where a booked visit takes place", async () => {
  const { serviceActions, store } = await openServiceActions();
  const from = Date.parse("2026-11-27T08:00:00+01:00");
  const booked = { slotId: "1", from, to: from + 4 * 3_600_000, changeableUntil: undefined };
  store.appointments.replace({ booked, slots: [], costs: undefined });
  serviceActions.open("move");
  render(<MoveDialog model={serviceActions.move} onClose={noop} />);
  await screen.findByText("Nowy dzień");
  const visit = "Wizyta technika w piątek 27-11-2026 między 8:00 a 12:00 odbędzie się";
  expect(dialogText()).toContain(`${visit} jeszcze pod obecnym adresem.`);
  for (const on of ["2026-11-26", "2026-11-27"]) {
    act(() => serviceActions.move.write.form.set("day", on));
    expect(dialogText()).toContain(`${visit} już pod nowym adresem.`);
  }
  await act(() => serviceActions.move.write.submit());
  await screen.findByText("Termin jest zmieniony");
  expect(dialogText()).toContain(`${visit} już pod nowym adresem.`);
});
