// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openServiceActions } from "#test/fakes/open-service-actions.ts";
import type { BookedVisit } from "#domain/products/appointment.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { MoveDialog } from "./move-dialog.view.tsx";
import type { VisitViewModel } from "./visit.view-model.ts";
import { VisitDialog } from "./visit-dialog.view.tsx";

afterEach(cleanup);

const dialogText = (): string => unjoinedText(screen.getByRole("dialog").textContent);
const noop = (): void => undefined;

it("[VISIT-05] says the address and the costs of a visit before and after booking", async () => {
  const { serviceActions } = await openServiceActions();
  serviceActions.open("visit");
  render(<VisitDialog model={serviceActions.visit} onClose={noop} />);
  await screen.findByText("Dzień");
  const { address } = serviceActions.visit;
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
const ASK = "Zapytaj nas, pod który adres przyjedzie technik: 58 300 70 00.";

/** Opens the dialog of a visit to a service that moves on 24-11-2026; free are that day and the day before. */
async function openVisit(booked?: BookedVisit) {
  const opened = await openServiceActions();
  const { serviceActions, store } = opened;
  store.move.replace({ plannedFor: day("2026-11-24"), newAddress: NEW_ADDRESS, days: [] });
  serviceActions.open("visit");
  render(<VisitDialog model={serviceActions.visit} onClose={noop} />);
  await screen.findByText("Dzień");
  if (booked !== undefined) act(() => store.appointments.replace({ booked, slots: [], costs: undefined }));
  return { ...opened, visit: serviceActions.visit };
}

/** Booked visit from 8:00 to 12:00 of a day. */
function visitOn(on: string, address?: string): BookedVisit {
  const from = Date.parse(`${on}T08:00:00+01:00`);
  return { slotId: "1", from, to: from + 4 * 3_600_000, address, changeableUntil: undefined };
}

function chooseSlot(visit: VisitViewModel, on: string): void {
  const days = visit.section.status === "ready" ? visit.section.value.days : [];
  const chosen = days.find((one) => one.day === on);
  act(() => {
    visit.chooseDay(on);
    visit.write.form.set("slotId", chosen?.slots[0]?.slotId ?? "");
  });
}

it("[VISIT-10] names no address of a visit after a move or on its day, and says whom to ask", async () => {
  const { visit, store } = await openVisit();
  expect(dialogText()).toContain("Usługę przeniesiemy we wtorek 24-11-2026.");
  expect(dialogText()).not.toContain("Adres");
  chooseSlot(visit, "2026-11-23");
  expect(dialogText()).toContain(`Adres${OLD_ADDRESS}`);
  expect(dialogText()).toContain("Usługę przeniesiemy we wtorek 24-11-2026.");
  chooseSlot(visit, "2026-11-24");
  expect(dialogText()).toContain(`Usługę przeniesiemy w dniu wizyty. ${ASK}`);
  act(() => store.move.replace({ plannedFor: day("2026-11-23"), newAddress: NEW_ADDRESS, days: [] }));
  const moved = `Usługę przeniesiemy w poniedziałek 23-11-2026, przed wizytą. ${ASK}`;
  expect(dialogText()).toContain(moved);
  await act(() => visit.write.submit());
  await screen.findByText("Wizyta jest umówiona");
  expect(dialogText()).toContain(moved);
  act(() => visit.begin());
  expect(dialogText()).toMatch(/Technik przyjedzie .+, przed wizytą\. Zapytaj nas, .+ ten odwołamy\./u);
  expect(dialogText()).not.toMatch(/Adres|Długa/u);
});

it("(part of VISIT-10) names the address of a booked visit that the operator states", async () => {
  await openVisit(visitOn("2026-11-24", OLD_ADDRESS));
  expect(dialogText()).toContain(`Adres${OLD_ADDRESS}`);
  expect(dialogText()).toContain(`Usługę przeniesiemy w dniu wizyty. Technik przyjedzie pod adres ${OLD_ADDRESS}.`);
  expect(dialogText()).not.toContain("Zapytaj nas");
});

it("(part of VISIT-10) saves a visit in the calendar with its stated or certain address only", async () => {
  const { visit, dependencies } = await openVisit();
  const saveVisit = vi.spyOn(dependencies, "saveVisit");
  for (const [on, address] of [["2026-11-23"], ["2026-11-24"], ["2026-11-25"], ["2026-11-24", "ul. Inna 1"]] as const)
    await visit.save(visitOn(on, address), "Wizyta");
  expect(saveVisit.mock.calls.map(([{ place }]) => place)).toEqual([OLD_ADDRESS, undefined, undefined, "ul. Inna 1"]);
});

/** Opens the dialog of a move planned for 12-12-2026 of a service with a visit on 27-11-2026. */
async function openMove(address?: string) {
  const opened = await openServiceActions();
  opened.store.appointments.replace({ booked: visitOn("2026-11-27", address), slots: [], costs: undefined });
  opened.serviceActions.open("move");
  render(<MoveDialog model={opened.serviceActions.move} onClose={noop} />);
  await screen.findByText("Nowy dzień");
  return opened;
}

const VISIT = "Wizyta technika w piątek 27-11-2026 między 8:00 a 12:00 odbędzie się";

it("(part of VISIT-10) names a booked visit in the dialog of a move, and whom to ask", async () => {
  const { move } = (await openMove()).serviceActions;
  expect(dialogText()).toContain(`${VISIT} przed przeniesieniem usługi.`);
  expect(dialogText()).not.toContain("Zapytaj nas");
  act(() => move.write.form.set("day", "2026-11-27"));
  expect(dialogText()).toContain(`${VISIT} w dniu przeniesienia usługi. ${ASK}`);
  act(() => move.write.form.set("day", "2026-11-26"));
  expect(dialogText()).toContain(`${VISIT} po przeniesieniu usługi. ${ASK}`);
  await act(() => move.write.submit());
  await screen.findByText("Termin jest zmieniony");
  expect(dialogText()).toContain(`${VISIT} po przeniesieniu usługi. ${ASK}`);
});

it("(part of VISIT-10) reads the stated address of a visit again after a changed move", async () => {
  const { serviceActions, port, store } = await openMove(OLD_ADDRESS);
  expect(dialogText()).toContain(`${VISIT} przed przeniesieniem usługi. Technik przyjedzie pod adres ${OLD_ADDRESS}.`);
  act(() => serviceActions.move.write.form.set("day", "2026-11-26"));
  expect(dialogText()).not.toMatch(/Technik przyjedzie|Zapytaj nas/u);
  const release = port.script.hold("appointments");
  await act(() => serviceActions.move.write.submit());
  await screen.findByText("Termin jest zmieniony");
  expect(dialogText()).toContain(`${VISIT} po przeniesieniu usługi. ${ASK}`);
  expect(store.appointments.known?.booked?.address).toBeUndefined();
  expect(store.appointments.state.status).toBe("loading");
  release();
});
