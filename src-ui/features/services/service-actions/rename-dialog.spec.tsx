// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { observer } from "#ui/shared/observer.ts";
import { afterEach, expect, it } from "vitest";
import { openServiceActions, settle } from "#test/fakes/open-service-actions.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ServiceActionDialogs } from "./service-action-dialogs.view.tsx";

afterEach(cleanup);

const SERVICE = { name: "Internet", ownName: "Internet światłowodowy", worksUntil: undefined };

it("[SERV-02] confirms a name by a toast, and says the length of a name that is too long", async () => {
  const { serviceActions, toasts } = await openServiceActions();
  const Dialogs = observer(() => <ServiceActionDialogs model={serviceActions} service={SERVICE} />);
  render(<Dialogs />);
  act(() => serviceActions.open("rename"));
  const save = async (value: string): Promise<string> => {
    const name = await screen.findByRole("textbox", { name: "Twoja nazwa" });
    fireEvent.change(name, { target: { value } });
    fireEvent.click(screen.getByRole("button", { name: "Zapisz nazwę" }));
    await act(settle);
    return unjoinedText(name.closest("form")?.textContent ?? "");
  };
  expect(await save("x".repeat(48))).toContain("Nazwa ma 48 znaków, a może mieć najwyżej 40");
  await save("Dom");
  expect([serviceActions.opened, toasts]).toEqual([undefined, ["Nazwa jest zapisana"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => serviceActions.open("rename"));
  await save("");
  expect(unjoinedText(toasts.at(-1) ?? "")).toBe("Nazwa z umowy jest przywrócona");
});
