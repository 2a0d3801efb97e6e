// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CustomerDocument, DocumentFilter } from "#domain/documents/index.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { CustomerDocumentsStore } from "#ui/stores/documents/customer-documents.store.ts";
import { fakeCustomerDocuments } from "#test/fakes/fake-customer-documents.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeFileArchive, fakeFileDigest, sha256Of } from "#test/fakes/fake-file-tools.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aCustomerDocument, day, someOfferDetails } from "#test/mothers/index.ts";
import { CustomerDocumentsScreen } from "./customer-documents.screen.tsx";

afterEach(cleanup);

const FILE = new TextEncoder().encode("%PDF-1.7");
const NO_FILTER: DocumentFilter = { query: "", kind: undefined, year: undefined, day: undefined };
const CONTRACT = aCustomerDocument();
const PRICES = aCustomerDocument({
  documentId: "W-1",
  kind: "price-list",
  name: "Cennik internetu",
  number: undefined,
  contractNumber: undefined,
  issuedOn: day("2026-06-01"),
  validFrom: day("2026-06-01"),
  fileName: "cennik.pdf",
  deliveries: [],
  hasUnreadDeliveries: false,
});

async function open(documents: readonly CustomerDocument[] = [CONTRACT, PRICES], filter: Partial<DocumentFilter> = {}) {
  const port = fakeCustomerDocuments(documents);
  const digest = fakeFileDigest(
    Object.fromEntries(documents.map(({ documentId }) => [`https://ebok.example/papers/${documentId}`, FILE])),
  );
  const archive = fakeFileArchive();
  const sales = fakeSales([
    someOfferDetails({ documents: documents.map(({ documentId, name }) => ({ documentId, name, role: "other" })) }),
  ]);
  const files = Object.assign(fakeProviderFiles(), {
    /** Addresses whose download fails. */
    broken: new Set<string>(),
    fetchFile: async (address: string) =>
      files.broken.has(address) ? undefined : { name: "a.pdf", type: "application/pdf", bytes: FILE },
  });
  const saved: string[] = [];
  const saving = { blocked: Promise.resolve() };
  const filters: DocumentFilter[] = [];
  render(
    <CustomerDocumentsScreen
      dependencies={{
        port,
        store: new CustomerDocumentsStore(port, movableClock()),
        digest,
        archive,
        sales,
        files,
        origin: "https://ebok.example",
        idempotencyKeys: fakeIdempotencyKeys(),
        today: { today: day("2026-11-28") },
        saveFile: async (name) => {
          await saving.blocked;
          saved.push(name);
          return true;
        },
      }}
      filterOfAddress={() => ({ ...NO_FILTER, ...filter })}
      onFilter={(changed) => filters.push(changed)}
    />,
  );
  await waitFor(() => expect(screen.queryByText("Wczytujemy dokumenty")).toBeNull());
  const press = (name: string) => fireEvent.click(screen.getByRole("button", named(name)));
  const details = (name: string) => {
    press(`Sprawdź: ${name}`);
    return within(screen.getByRole("dialog", named(name)));
  };
  return { port, digest, archive, files, sales, saved, saving, filters, press, details };
}

const named = (name: string) => ({ name: joinUnbreakable(name) });
const pageText = () => unjoinedText(document.body.textContent);
const expectShown = (text: string | RegExp) => waitFor(() => expect(pageText()).toMatch(text));

describe("list of documents", () => {
  it.each([
    ["below the duplicates", {}],
    ["where a search finds nothing", { query: "nie ma takiej" }],
  ])("[DOC-34] leads to all invoices %s", async (_where, filter) => {
    await open([aCustomerDocument({ kind: "invoice", name: "Duplikat faktury" })], filter);
    expect(pageText()).toContain("Nie wszystkie faktury mają tu duplikat.");
    expect(screen.getByRole("link", named("Zobacz wszystkie faktury")).getAttribute("href")).toBe("/invoice");
  });

  it("[NAV-42] shows the link below the list only with the list, which would move it", async () => {
    const opened = open();
    expect(screen.getByText("Wczytujemy dokumenty")).toBeDefined();
    expect(screen.queryByRole("link", { name: /regulaminy/ })).toBeNull();
    await opened;
    expect(screen.getByRole("link", { name: /regulaminy/ })).toBeDefined();
  });

  it("[DOC-35] shows five documents of a kind at first and twenty more on request; a search covers all", async () => {
    const documents = Array.from({ length: 27 }, (_, index) =>
      aCustomerDocument({
        documentId: `d${index}`,
        kind: "invoice",
        name: `Duplikat ${index}`,
        contractNumber: undefined,
      }),
    );
    await open(documents);
    const rows = () => screen.getAllByRole("listitem").length;
    expect([rows(), screen.getByText(/^Pokazano/).textContent]).toEqual([5, "Pokazano 5 z\u00a027"]);
    fireEvent.click(screen.getByRole("button", named("Pokaż więcej Duplikaty faktur")));
    expect(rows()).toBe(25);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Duplikat 26" } });
    await waitFor(() => expect(rows()).toBe(1));
  });

  it("[DOC-20] lists documents by kind and contract, with number, day, size and delivery", async () => {
    await open();
    const headings = screen.getAllByRole("heading").map(({ textContent }) => unjoinedText(textContent));
    expect(headings).toEqual(["Dokumenty", "Umowy", "Umowa ABO/0412783/25", "Cenniki"]);
    const row = screen.getAllByRole("listitem")[0];
    expect(unjoinedText(row?.textContent ?? "")).toContain("w mocy od 01-03-2025 · PDF, 48 kB");
  });

  it("(part of NAV-19) keeps the day of issue on one line", async () => {
    await open([{ ...PRICES, validFrom: undefined }]);
    expect(document.body.textContent).toContain(joinUnbreakable("01-06-2026"));
  });

  it("[A11Y-85] gives each button the number, contract or day that documents of one name differ in", async () => {
    const receipt = {
      kind: "receipt",
      name: "Potwierdzenie",
      contractNumber: undefined,
      validFrom: undefined,
    } as const;
    await open([
      CONTRACT,
      { ...CONTRACT, documentId: "d2", number: "ABO/2", contractNumber: "ABO/2" },
      aCustomerDocument({ ...receipt, documentId: "d3", number: undefined, issuedOn: day("2026-11-02") }),
      aCustomerDocument({ ...receipt, documentId: "d4", number: undefined, issuedOn: day("2026-11-03") }),
      aCustomerDocument({ ...receipt, documentId: "d5", number: undefined, issuedOn: day("2026-11-03") }),
      aCustomerDocument({ documentId: "d6", name: "Cennik", number: "P", contractNumber: "ABO/3" }),
      aCustomerDocument({ documentId: "d7", name: "Cennik", number: "P", contractNumber: "ABO/4" }),
    ]);
    const names = screen
      .getAllByRole("button")
      .map((button) => unjoinedText(button.getAttribute("aria-label") ?? button.textContent));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("Pobierz:"))).toEqual([
      `Pobierz: ${CONTRACT.name}, ABO/0412783/25`,
      `Pobierz: ${CONTRACT.name}, ABO/2`,
      "Pobierz: Cennik, ABO/3",
      "Pobierz: Cennik, ABO/4",
      "Pobierz: Potwierdzenie, 03-11-2026",
      "Pobierz: Potwierdzenie, 03-11-2026, 2",
      "Pobierz: Potwierdzenie, 02-11-2026",
    ]);
    fireEvent.click(screen.getByRole("button", named("Sprawdź: Cennik, ABO/4")));
    expect(screen.getByRole("dialog", named("Cennik, ABO/4"))).toBeDefined();
  });

  it("[DOC-22] says when and how a document was sent, and that another is only in the portal", async () => {
    await open();
    const [contract, prices] = screen.getAllByRole("listitem").map((row) => unjoinedText(row.textContent));
    expect(contract).toContain("Wysłano e-mailem na m•••@poczta.example, 01-03-2025 10:14");
    expect(prices).toContain("Tylko w portalu, nie wysłano go e-mailem, SMS-em ani pocztą");
  });

  it("(part of DOC-22) says that a delivery cannot be read, not that there was none", async () => {
    const at = Date.parse("2025-03-01T10:14:00+01:00");
    const courier = { channel: "unknown", recipient: undefined, at } as const;
    await open([
      { ...CONTRACT, deliveries: [courier] },
      { ...PRICES, hasUnreadDeliveries: true },
    ]);
    const [contract, prices] = screen.getAllByRole("listitem").map((row) => unjoinedText(row.textContent));
    expect(contract).toContain("Wysłano 01-03-2025 10:14");
    expect(prices).toContain("Nie udało się odczytać, kiedy i jak go wysłano");
  });

  it("(part of DOC-21) reads the filter from the address and writes its changes", async () => {
    const { filters, press } = await open([CONTRACT, PRICES], { kind: "price-list" });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "umowa" } });
    await expectShown("Żaden dokument nie pasuje");
    expect(document.querySelector("p p, p button")).toBeNull();
    expect(filters.at(-1)).toEqual({ ...NO_FILTER, kind: "price-list", query: "umowa" });
    press("Wyczyść filtry");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(filters.at(-1)).toEqual(NO_FILTER);
  });

  it("(part of DOC-20) says that there are no documents", async () => {
    await open([]);
    expect(pageText()).toContain("Nie ma tu jeszcze dokumentów");
  });
});

describe("check of a document", () => {
  const withHash = (sha256 = sha256Of(FILE)) => aCustomerDocument({ sha256 });

  it("(part of DOC-23) says that a file is unchanged, or changed and where to report it", async () => {
    const { details } = await open([withHash()]);
    fireEvent.click(details(CONTRACT.name).getByRole("button", named("Sprawdź plik z portalu")));
    await expectShown("Plik jest niezmieniony. Jest dokładnie taki sam jak doręczony.");
    const result = screen.getByText(joinUnbreakable("Plik jest niezmieniony."));
    const field = screen.getByLabelText(/^Wybierz plik/);
    expect(result.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    cleanup();
    const other = await open([withHash("0".repeat(64))]);
    fireEvent.click(other.details(CONTRACT.name).getByRole("button", named("Sprawdź plik z portalu")));
    await expectShown("Plik został zmieniony. Różni się od doręczonego.");
    expect(screen.getByRole("link", named("Napisz do nas")).getAttribute("href")).toBe("/supportRequest");
  });

  it("(part of DOC-23) compares a file of the customer and names an unreadable one", async () => {
    const { details, digest } = await open([withHash()]);
    const input = details(CONTRACT.name).getByLabelText(/^Wybierz plik/);
    const pick = (content: Uint8Array | undefined) => {
      if (content === undefined) digest.contents.delete("moja.pdf");
      else digest.contents.set("moja.pdf", content);
      fireEvent.change(input, { target: { files: [new File([], "moja.pdf")] } });
    };
    pick(FILE);
    await expectShown("Plik „moja.pdf” jest niezmieniony.");
    pick(Uint8Array.from([...FILE, 1]));
    await expectShown("Plik „moja.pdf” różni się od doręczonego.");
    pick(undefined);
    await expectShown("Tego pliku nie da się odczytać.");
  });

  it("(part of DOC-23) offers another check when the file was not downloaded", async () => {
    const { details, files } = await open([withHash()]);
    files.availability = "unreachable";
    const dialog = details(CONTRACT.name);
    fireEvent.click(dialog.getByRole("button", named("Sprawdź plik z portalu")));
    await expectShown("Plik się nie pobrał.");
    files.availability = "available";
    fireEvent.click(dialog.getByRole("button", named("Sprawdź plik z portalu")));
    await expectShown("Plik jest niezmieniony.");
  });
});

describe("archive of documents", () => {
  it("[DOC-24] saves all shown documents as one ZIP, names a failed one, and downloads it again", async () => {
    const { press, sales, archive, saved } = await open();
    sales.script.failNext("requestDocument", { kind: "http", status: 503 });
    press("Pobierz 2 dokumenty (ZIP)");
    await expectShown(/Zapisaliśmy 1 dokument w jednym pliku ZIP. W pliku ZIP brakuje:\s?Umowa o świadczenie usług/);
    press("Pobierz brakujące");
    await waitFor(() => expect(saved).toEqual(["dokumenty-2026-11-28.zip", "dokumenty-2026-11-28.zip"]));
    expect(archive.archives.map((one) => one.map(({ name }) => name))).toEqual([
      ["cennik.pdf"],
      ["umowa-ABO-0412783-25.pdf"],
    ]);
  });

  it("(part of DOC-24) scrolls the result into view", async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scrolled(this: Element) {
      shown.push(this.textContent);
    });
    const { press } = await open();
    press("Pobierz 2 dokumenty (ZIP)");
    await expectShown("Zapisaliśmy 2 dokumenty w jednym pliku ZIP.");
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/^Zapisaliśmy 2/);
  });

  it("(part of DOC-24) saves nothing after the download was cancelled", async () => {
    const { press, sales, saved, archive } = await open();
    const release = sales.script.hold("requestDocument");
    press("Pobierz 2 dokumenty (ZIP)");
    expect(screen.getByRole("progressbar", named("Pobieramy dokumenty: 0 z 2"))).toBeDefined();
    press("Przerwij");
    await expectShown("Pobieranie przerwane, nic nie zapisaliśmy.");
    release();
    await Promise.resolve();
    expect([saved, archive.archives]).toEqual([[], []]);
  });

  it("(part of DOC-24) cannot be cancelled while the file is being saved", async () => {
    const { press, saved, saving } = await open();
    let finish = (): void => undefined;
    saving.blocked = new Promise((resolve) => (finish = resolve));
    press("Pobierz 2 dokumenty (ZIP)");
    await expectShown("Zapisujemy plik ZIP");
    expect(screen.queryByRole("button", named("Przerwij"))).toBeNull();
    finish();
    await expectShown("Zapisaliśmy 2 dokumenty w jednym pliku ZIP.");
    expect(saved).toHaveLength(1);
  });

  it("(part of DOC-24) says that no document was downloaded, or no archive created", async () => {
    const { press, sales, archive } = await open();
    sales.script.failNext("requestDocument", { kind: "http", status: 503 }, 2);
    press("Pobierz 2 dokumenty (ZIP)");
    await expectShown("Nie udało się pobrać żadnego dokumentu.");
    archive.isAble = false;
    press("Pobierz brakujące");
    await expectShown("Nie udało się utworzyć pliku ZIP.");
  });
});

describe("other formats", () => {
  it("[DOC-25] requests large print once after two presses, and shows the receipt with its day", async () => {
    const { details, port } = await open();
    const button = details(CONTRACT.name).getByRole("button", named("Poproś o duży druk"));
    fireEvent.click(button);
    fireEvent.click(button);
    await expectShown("Duży druk: prośba ZG/2026/000001 przyjęta. Dokument wyślemy do 04-12-2026.");
    expect(port.orders).toHaveLength(1);
    expect(screen.queryByRole("button", named("Poproś o duży druk"))).toBeNull();
  });

  it("(part of DOC-25) asks to send a request again with the same key when its response was lost", async () => {
    const { details, port } = await open();
    port.script.failNext("requestFormat", { kind: "timeout" });
    const dialog = details(CONTRACT.name);
    fireEvent.click(dialog.getByRole("button", named("Poproś o zwykły tekst")));
    await expectShown("Nie wiemy, czy prośba dotarła.");
    fireEvent.click(dialog.getByRole("button", named("Poproś o zwykły tekst")));
    await expectShown("Zwykły tekst: prośba ZG/2026/000001 przyjęta.");
    expect(new Set(port.orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("(part of DOC-25) hides the requests when the installation lacks the operation", async () => {
    const port = fakeCustomerDocuments([CONTRACT]);
    render(
      <UnavailableFeaturesContext value={new Set(["documentFormats"])}>
        <CustomerDocumentsScreen
          dependencies={{
            port,
            store: new CustomerDocumentsStore(port, movableClock()),
            digest: fakeFileDigest(),
            archive: fakeFileArchive(),
            sales: fakeSales([]),
            files: fakeProviderFiles(),
            origin: "https://ebok.example",
            idempotencyKeys: fakeIdempotencyKeys(),
            today: { today: day("2026-11-28") },
            saveFile: async () => true,
          }}
          filterOfAddress={() => NO_FILTER}
          onFilter={() => undefined}
        />
      </UnavailableFeaturesContext>,
    );
    fireEvent.click(await screen.findByRole("button", named(`Sprawdź: ${CONTRACT.name}`)));
    expect(screen.queryByRole("button", named("Poproś o duży druk"))).toBeNull();
  });
});
