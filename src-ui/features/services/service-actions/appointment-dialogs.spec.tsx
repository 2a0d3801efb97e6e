// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openServiceActions } from "#test/fakes/open-service-actions.ts";
import { installNativeDialog } from "#ui/design-system/testing/install-native-dialog.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { MoveDialog } from "./move-dialog.view.tsx";
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
