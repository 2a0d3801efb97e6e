// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { IdentityStage } from "./identity-stage.view.tsx";

afterEach(cleanup);

it("(part of LOGIN-04) asks for the missing PESEL or NIP by its name", async () => {
  const stage = { kind: "identity", customerNumber: "5900101", identification: "" } as const;
  render(
    <IdentityStage
      state={{ step: "REGISTER", login: "", failureReason: undefined, busy: false, stage }}
      stage={stage}
      registration={{
        giveIdentity: async () => undefined,
        chooseChannel: async () => undefined,
        giveCode: async () => undefined,
        askAnotherCode: async () => undefined,
        giveAccount: async () => undefined,
        typed: () => undefined,
        rememberTyped: () => undefined,
        now: () => 0,
        problemText: () => "",
      }}
      onBack={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Dalej" }));
  expect(unjoinedText(document.body.textContent)).toContain("Wpisz PESEL albo NIP");
});
