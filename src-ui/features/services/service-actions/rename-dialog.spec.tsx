// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { observer } from "mobx-react-lite";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openServiceActions } from "#test/fakes/open-service-actions.ts";
import { installNativeDialog } from "#ui/design-system/testing/install-native-dialog.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ServiceActionDialogs } from "./service-action-dialogs.view.tsx";

beforeAll(installNativeDialog);
afterEach(cleanup);

const SERVICE = { name: "Internet", ownName: "Internet światłowodowy", worksUntil: undefined };

it("[SERV-02] confirms a name by a toast, and says the length of a name that is too long", async () => {
  const { serviceActions, toasts } = await openServiceActions();
  const Dialogs = observer(() => <ServiceActionDialogs model={serviceActions} service={SERVICE} />);
  render(<Dialogs />);
  serviceActions.open("rename");
  const name = await screen.findByRole("textbox", { name: "Twoja nazwa" });
  await userEvent.type(name, "x".repeat(48));
  await userEvent.click(screen.getByRole("button", { name: "Zapisz nazwę" }));
  expect(unjoinedText(name.closest("form")?.textContent ?? "")).toContain(
    "Nazwa ma 48 znaków, a może mieć najwyżej 40",
  );
  await userEvent.clear(name);
  await userEvent.type(name, "Dom");
  await userEvent.click(screen.getByRole("button", { name: "Zapisz nazwę" }));
  expect([serviceActions.opened, toasts]).toEqual([undefined, ["Nazwa jest zapisana"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  serviceActions.open("rename");
  await userEvent.clear(await screen.findByRole("textbox", { name: "Twoja nazwa" }));
  await userEvent.click(screen.getByRole("button", { name: "Zapisz nazwę" }));
  expect(toasts.at(-1)).toBe("Poprzednia nazwa jest przywrócona");
});
