// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Client } from "#domain/account/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aClient, aClientData, aContact, clientFlags, siteContent } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { EInvoiceDialog } from "./e-invoice-dialog.view.tsx";
import { EInvoiceViewModel } from "./e-invoice.view-model.ts";

afterEach(cleanup);

async function open({
  client = {},
  contact = {},
  offered = true,
}: { readonly client?: Partial<Client>; readonly contact?: Partial<ContactData>; readonly offered?: boolean } = {}) {
  const data = aContact({ mainEmail: "anna@poczta.pl", ...contact });
  const port = fakeContactChange(data);
  let ids = 0;
  const model = new EInvoiceViewModel({
    port,
    contact: new ContactStore(fakeContact({ data })),
    storeOnboardingFlag: () => undefined,
    client: new ClientStore(
      fakeClient({
        data: aClientData({ client: aClient(client), flags: clientFlags({ showEInvoiceActivation: offered }) }),
      }),
    ),
    idempotencyKeys: { next: () => `intent-${String((ids += 1)).padStart(10, "0")}` },
  });
  const onEdit = vi.fn<() => void>();
  render(
    <EInvoiceDialog
      model={model}
      siteContent={siteContent({
        eactivation_data_agreement1: "Pierwsza zgoda.",
        eactivation_got_mail_tooltip: "Jest adres.",
        eactivation_no_mail_tooltip: "Brak adresu.",
      })}
      helpLine={{ number: "58 300 70 00", dial: "+48583007000" }}
      onEdit={onEdit}
      onClose={() => undefined}
    />,
  );
  await screen.findByText(offered ? /^(?:Pierwsza zgoda\.|Zadzwoń do nas: )/ : NOT_OFFERED);
  return { user: userEvent.setup(), port, onEdit };
}

const NOT_OFFERED = "E-faktury nie włączysz teraz tutaj.";

const button = (name: string) => screen.getByRole("button", { name });

it("[EINV-04] disables the change of the e-invoice address with the reason when RODO restricts contacts", async () => {
  const { user, onEdit } = await open({
    client: { rodo: { email: false, phone: true, personalData: false, address: false } },
  });
  await user.click(button("Zmień: e-mail do e-faktur"));
  expect(onEdit).not.toHaveBeenCalled();
  expect(button("Zmień: e-mail do e-faktur").getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/przetwarzanie jest ograniczone/)).toBeDefined();
  cleanup();
  const free = await open();
  await free.user.click(button("Zmień: e-mail do e-faktur"));
  expect(free.onEdit).toHaveBeenCalledOnce();
});

it("[EINV-03] shows the server's message, or a general one, when e-invoices were not activated", async () => {
  const { user, port } = await open();
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  port.script.failNext("activateEDocument", { kind: "http", status: 404 });
  await user.click(button("Włącz e-fakturę"));
  expect(await screen.findByText("Nie udało się zapisać danych")).toBeDefined();
  port.offersEInvoice = false;
  await user.click(button("Włącz e-fakturę"));
  expect(await screen.findByText("E-faktura jest już włączona.")).toBeDefined();
});

it("[EINV-05] shows no form of e-invoices when the server does not offer them", async () => {
  await open({ offered: false });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Włącz e-fakturę" })).toBeNull();
});

it("(part of EINV-05) does not claim that e-invoices are on when no address is known", async () => {
  await open({ offered: false, contact: { mainEmail: undefined } });
  expect(document.body.textContent).not.toMatch(/już włączona/);
  expect(screen.getByText(NOT_OFFERED)).toBeDefined();
});

it("(part of EINV-04) asks for no e-invoice address when RODO forbids it; shows the next step", async () => {
  await open({
    client: { rodo: { email: true, phone: true, personalData: false, address: false } },
    contact: { mainEmail: undefined },
  });
  expect(screen.queryByText(/^Dodaj adres e-mail/)).toBeNull();
  expect(screen.getByText(/^Zadzwoń do nas: zniesiemy/)).toBeDefined();
  expect(screen.getByText(/przetwarzanie jest ograniczone/)).toBeDefined();
  expect(screen.getByRole("link", { name: "58 300 70 00" }).getAttribute("href")).toBe("tel:+48583007000");
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  expect(screen.queryByRole("button", { name: "Włącz e-fakturę" })).toBeNull();
});

it("(part of ACC-10, part of EINV-05) shows no hidden e-invoice address", async () => {
  await open({ client: { contactDataVisible: false } });
  expect(document.body.textContent).not.toContain("anna@poczta.pl");
  expect(screen.getByText("Nie możemy tutaj pokazać ani zmienić twojego adresu e-mail.")).toBeDefined();
  expect(screen.getByText(/^Zadzwoń do nas: włączymy e-fakturę razem z tobą/)).toBeDefined();
  cleanup();
  await open({ offered: false, client: { contactDataVisible: false } });
  expect(screen.getByText(NOT_OFFERED)).toBeDefined();
});

it("(part of EINV-05) claims no active e-invoice when it is only not offered", async () => {
  await open({ offered: false });
  expect(screen.queryByText(/^E-faktura jest (już )?włączona/)).toBeNull();
  expect(screen.getByText(/^Jeśli jest już włączona/)).toBeDefined();
});

it("(part of SITE-02) shows the operator's text on the e-invoice address or why one is needed", async () => {
  const { user } = await open();
  await user.click(button("Co wysyłamy na ten adres"));
  expect(screen.getByText("Jest adres.")).toBeDefined();
  cleanup();
  const without = await open({ contact: { mainEmail: undefined } });
  await without.user.click(button("Dlaczego adres jest potrzebny"));
  expect(screen.getByText("Brak adresu.")).toBeDefined();
  expect(button("Dodaj: e-mail do e-faktur")).toBeDefined();
  expect(screen.getByText(/^Dodaj adres e-mail/)).toBeDefined();
});
