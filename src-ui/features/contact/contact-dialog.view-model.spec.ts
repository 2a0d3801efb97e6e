import { afterEach, describe, expect, it, vi } from "vitest";
import { Subject } from "rxjs";
import { succeedIncomplete } from "#domain/shared-kernel/index.ts";
import type { ServiceSignal } from "#domain/session/index.ts";
import { START, movableClock } from "#test/fakes/movable-clock.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { aClient, aClientData, aContact } from "#test/mothers/index.ts";
import { Drafts } from "#domain/drafts/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import type { ContactDialogOptions } from "./contact-dialog-dependencies.ts";

const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
const DATA = aContact({
  mobilePhones: ["601234567"],
  linePhones: ["583012247"],
  mainEmail: "anna@poczta.pl",
  marketingPermissions: [{ type: "EMAIL", required: false, state: true }],
});
const LOST = { kind: "timeout" } as const;

afterEach(() => vi.restoreAllMocks());

async function opened(options: ContactDialogOptions = { origin: "personalData" }, client = aClient()) {
  const clock = movableClock();
  const port = fakeContactChange(DATA);
  const contactPort = fakeContact({ data: DATA });
  const contact = new ContactStore(contactPort);
  const drafts = new Drafts(fakeDrafts(), clock);
  drafts.open("anna/1");
  let ids = 0;
  const signals = new Subject<ServiceSignal>();
  const access = fakeBackendAccess(signals);
  const backendAccess = new BackendAccessStore(access, fakeSessionStorage(), { current: undefined });
  backendAccess.start();
  const setup = {
    port,
    backendAccess,
    contact,
    client: new ClientStore(fakeClient({ data: aClientData({ client }) })),
    ebokAccess: () => true,
    clock,
    idempotencyKeys: { next: () => `intent-${String((ids += 1)).padStart(10, "0")}` },
    draft: drafts.of("contact"),
  };
  const reopen = (other: ContactDialogOptions = options): ContactDialogViewModel =>
    new ContactDialogViewModel(setup, other);
  const model = reopen();
  model.start();
  await settle();
  return { model, port, access, signals, contactPort, contact, clock, drafts, reopen };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** Requests a code and types it. */
async function coded({ model, port }: Opened, field: "mobilePhone1" | "mainEmail", text: string): Promise<void> {
  model.edit(field, text);
  await model.askCode(field);
  model.typeCode(field, port.codes.at(-1)?.code ?? "");
}

describe("contact code", () => {
  it("(part of ACC-03) sends a contact code to the phone or e-mail, and another after a minute", async () => {
    const setup = await opened();
    const { model, port, clock } = setup;
    await coded(setup, "mobilePhone1", "601-234-568");
    expect(port.codes.map(({ to }) => to)).toEqual(["601234568"]);
    expect(model.secondsToCode("mobilePhone1")).toBe(60);
    await clock.advance(59_000);
    expect(model.secondsToCode("mobilePhone1")).toBe(1);
    await model.askCode("mobilePhone1");
    expect(port.codes).toHaveLength(1);
    await clock.advance(1_000);
    expect(model.secondsToCode("mobilePhone1")).toBe(0);
    await model.askCode("mobilePhone1");
    await coded(setup, "mainEmail", " ewa@poczta.pl ");
    expect(port.codes.map(({ to }) => to)).toEqual(["601234568", "601234568", "ewa@poczta.pl"]);
    model.stop();
    expect(clock.waiting).toBe(0);
  });

  it("requests a contact code again at once with the same key after a lost response", async () => {
    const { model, port } = await opened();
    port.script.failNext("sendToPhone", LOST);
    model.edit("mobilePhone1", "601234568");
    await model.askCode("mobilePhone1");
    expect([model.troubleOf("mobilePhone1"), model.secondsToCode("mobilePhone1")]).toEqual(["unknown", 0]);
    await model.askCode("mobilePhone1");
    expect(model.troubleOf("mobilePhone1")).toBeUndefined();
    expect(new Set(port.sentIdempotencyKeys).size).toBe(1);
    expect(model.formState?.fields.mobilePhone1.code.kind).toBe("sent");
  });

  it("requests a contact code for another value with another idempotency key", async () => {
    const { model, port } = await opened();
    port.script.failNext("sendToPhone", LOST);
    model.edit("mobilePhone1", "601234568");
    await model.askCode("mobilePhone1");
    model.edit("mobilePhone1", "601234569");
    expect(model.troubleOf("mobilePhone1")).toBeUndefined();
    await model.askCode("mobilePhone1");
    expect(new Set(port.sentIdempotencyKeys).size).toBe(2);
  });

  it("shows a refused contact code, but no error after an aborted request", async () => {
    const { model, port } = await opened();
    model.edit("mobilePhone1", "601234568");
    port.script.failNext("sendToPhone", { kind: "refused", message: "x" });
    await model.askCode("mobilePhone1");
    expect(model.troubleOf("mobilePhone1")).toBe("refused");
    port.script.failNext("sendToPhone", { kind: "aborted" });
    await model.askCode("mobilePhone1");
    expect(model.troubleOf("mobilePhone1")).toBeUndefined();
  });

  it("requests no contact code for an invalid number and shows the error at its field", async () => {
    const { model, port } = await opened();
    model.edit("mobilePhone1", "60123");
    expect(model.violationOf("mobilePhone1")).toBeUndefined();
    await model.askCode("mobilePhone1");
    expect([model.violationOf("mobilePhone1"), port.codes.length]).toEqual(["phone", 0]);
  });
});

describe("saving contact data", () => {
  it("(part of ACC-04) (part of ACC-05) sends the contact form once, updates stores and thanks", async () => {
    const onSaved = vi.fn<() => void>();
    const setup = await opened({ origin: "personalData", onSaved });
    const { model, port, contact } = setup;
    await coded(setup, "mobilePhone1", "601234568");
    const saving = model.save();
    expect(model.busy).toBe(true);
    await Promise.all([saving, model.save()]);
    expect(port.saved).toEqual([
      {
        mobilePhones: ["601234568"],
        linePhones: ["583012247"],
        mainEmail: "anna@poczta.pl",
        documentSendEmail: "",
        mobilePhone1Code: "100000",
        mobilePhone2Code: undefined,
        mainEmailCode: undefined,
        documentSendEmailCode: undefined,
        marketingPermissions: DATA.marketingPermissions,
        activatesEInvoice: false,
        openedFrom: undefined,
      },
    ]);
    expect(model.formState?.status).toEqual({ kind: "saved" });
    expect(contact.data.known?.mobilePhones).toEqual(["601234568"]);
    expect(onSaved).toHaveBeenCalledOnce();
    expect([model.dirty, model.busy]).toEqual([false, false]);
  });

  it.each([
    ["agreements", { marketingPermissions: undefined, openedFrom: "agreements", activatesEInvoice: false }],
    [
      "data-update",
      { marketingPermissions: DATA.marketingPermissions, openedFrom: "data-update", activatesEInvoice: false },
    ],
    ["eInvoice", { marketingPermissions: DATA.marketingPermissions, openedFrom: undefined, activatesEInvoice: true }],
    [
      "offerSummary",
      { marketingPermissions: DATA.marketingPermissions, openedFrom: undefined, activatesEInvoice: false },
    ],
  ] as const)("(part of ACC-05) sends the payload of the contact form's origin %s", async (origin, sent) => {
    const { model, port } = await opened({ origin, requirement: "EMAIL_OR_PHONE" });
    model.edit("linePhone1", "58 301-22-48");
    await model.save();
    expect(port.saved).toMatchObject([sent]);
  });

  it("(part of ACC-06) marks a wrong contact code at its field and shows no other error", async () => {
    const { model } = await opened();
    model.edit("mainEmail", "ewa@poczta.pl");
    await model.askCode("mainEmail");
    model.typeCode("mainEmail", "wrong");
    await model.save();
    expect(model.violationOf("mainEmail")).toBe("wrongCode");
    expect(model.formState?.status).toEqual({ kind: "editing", saveError: undefined });
    expect(model.unavailableReason).toBe("wrongCode");
  });

  it("(part of ACC-06) (part of ACC-12) shows a refused save as an error, but no blocked one", async () => {
    const { model, port } = await opened();
    model.edit("linePhone1", "583012248");
    port.script.failNext("save", { kind: "http", status: 404 });
    await model.save();
    expect(model.formState?.status).toEqual({ kind: "editing", saveError: "unavailable" });
    port.script.failNext("save", { kind: "flagged", flag: "backendAccessError", message: "x" });
    await model.save();
    expect(model.formState?.status).toEqual({ kind: "editing", saveError: undefined });
    expect(model.unavailableReason).toBeUndefined();
  });

  it("reloads contact data after a lost response; a resend uses the same idempotency key", async () => {
    const { model, port, contactPort } = await opened();
    model.edit("linePhone1", "583012248");
    port.script.failNext("save", LOST);
    await model.save();
    expect(model.formState?.status).toEqual({ kind: "editing", saveError: "unknown" });
    port.script.failNext("save", LOST);
    contactPort.data = { ...DATA, linePhones: ["583012248"] };
    await model.save();
    expect(model.formState?.status).toEqual({ kind: "saved" });
    expect(new Set(port.sentIdempotencyKeys).size).toBe(1);
  });

  it('(part of ACC-09) lists consents that need removed contact data; "stay" keeps the form', async () => {
    const { model, port } = await opened();
    port.emailConsents = ["E-maile z ofertami"];
    model.edit("mainEmail", "");
    await model.save();
    expect(model.formState?.status).toEqual({ kind: "consents-needed", consents: ["E-maile z ofertami"] });
    expect(model.dirty).toBe(true);
    model.stay();
    expect([model.formState?.status.kind, model.textOf("mainEmail")]).toEqual(["editing", ""]);
  });

  it("(part of ACC-09) leaves contacts for the agreements without a question; keeps the draft", async () => {
    const { model, reopen, drafts } = await opened();
    model.edit("mainEmail", "");
    model.goToAgreements();
    expect(model.dirty).toBe(false);
    expect(drafts.of("contact").read()).toEqual({ mainEmail: "" });
    const next = reopen();
    next.start();
    await settle();
    expect([next.textOf("mainEmail"), next.isOpen("mainEmail"), next.isOpen("linePhone1"), next.dirty]).toEqual([
      "",
      true,
      false,
      true,
    ]);
  });
});

describe("(part of ACC-12) backend access of the session", () => {
  it("saves no contact data while backend access of the session is on, and takes no copy of it", async () => {
    const { model, port, access, signals } = await opened();
    model.edit("linePhone1", "583012248");
    expect([model.backendAccess.isOn, model.unavailableReason]).toEqual([false, undefined]);
    signals.next({ flag: "backendAccessError", message: undefined });
    expect(model.backendAccess.isOn).toBe(true);
    await model.save();
    expect([port.saved, model.formState?.status]).toEqual([[], { kind: "editing", saveError: undefined }]);
    access.changeSession();
    await model.backendAccess.check();
    await model.save();
    expect(port.saved).toHaveLength(1);
  });

  it("saves no contact data until the check of backend access has succeeded", async () => {
    const { reopen, port, access } = await opened();
    access.changeSession();
    access.script.failNext("check", LOST);
    const release = access.script.hold("check");
    const model = reopen();
    model.start();
    await settle();
    expect(model.unavailableReason).toBe("unchanged");
    model.edit("linePhone1", "583012248");
    expect(model.unavailableReason).toBe("unchecked");
    await model.save();
    release();
    await settle();
    expect(model.unavailableReason).toBe("checkFailed");
    await model.save();
    expect(port.saved).toEqual([]);
    await model.backendAccess.check();
    expect(model.unavailableReason).toBeUndefined();
    await model.save();
    expect(port.saved).toHaveLength(1);
  });

  it("[ENT-03] saves no contact data when a part of it could not be read", async () => {
    const { model, port, contact, contactPort } = await opened();
    vi.spyOn(contactPort, "load").mockResolvedValue(succeedIncomplete(DATA, ["linePhones"]));
    await contact.data.reload();
    model.edit("linePhone1", "583012248");
    expect(model.unavailableReason).toBe("incomplete");
    await model.save();
    expect(port.saved).toEqual([]);
  });

  it("forgets a failed check once a response has shown backend access", async () => {
    const { model, access, signals } = await opened();
    access.script.failNext("check", LOST);
    await model.backendAccess.check();
    expect([model.backendAccess.isOn, model.backendAccess.checkFailed]).toEqual([false, true]);
    signals.next({ flag: "backendAccessError", message: undefined });
    expect([model.backendAccess.isOn, model.backendAccess.checkFailed]).toEqual([true, false]);
  });
});

describe("values of the contact form", () => {
  it("shows contact values as typed, and masked when the form opens", async () => {
    const { model } = await opened();
    expect(model.textOf("linePhone1")).toBe("58 301-22-47");
    model.edit("linePhone1", "58 30");
    expect([model.textOf("linePhone1"), model.formState?.fields.linePhone1.value]).toEqual(["58 30", "5830"]);
    model.cancel("linePhone1");
    expect([model.textOf("linePhone1"), model.isOpen("linePhone1"), model.dirty]).toEqual([
      "58 301-22-47",
      false,
      false,
    ]);
  });

  it("restores contact values after a reload, not codes; save and reset drop the draft", async () => {
    const setup = await opened();
    const { model, reopen, drafts } = setup;
    model.permit("EMAIL", false);
    await coded(setup, "mobilePhone1", "601234568");
    expect(drafts.of("contact").read()).toEqual({ mobilePhone1: "601234568", "permission.EMAIL": false });
    const next = reopen();
    next.start();
    await settle();
    expect(next.formState?.permissions).toEqual([{ type: "EMAIL", required: false, state: false }]);
    expect(next.unavailableReason).toBe("unconfirmedChange");
    next.reset();
    expect(drafts.of("contact").read()).toBeUndefined();
    await model.save();
    expect(drafts.of("contact").read()).toBeUndefined();
  });

  it("opens the stored contact data after a reset, with closed rows and no errors", async () => {
    const { model } = await opened();
    model.begin("linePhone1");
    model.edit("linePhone1", "58 30");
    model.leave("linePhone1");
    model.address.openAddress();
    model.address.dispatch({ kind: "edit-address", field: "zip", text: "1" });
    model.address.leave("zip");
    expect([model.violationOf("linePhone1"), model.address.addressViolationOf("zip")?.key]).toEqual([
      "phone",
      "postalCode",
    ]);
    model.reset();
    expect([model.isOpen("linePhone1"), model.address.isAddressOpen]).toEqual([false, false]);
    model.start();
    await settle();
    expect(model.textOf("linePhone1")).toBe("58 301-22-47");
    model.edit("linePhone2", "58 30");
    model.edit("linePhone1", "58 30");
    model.address.dispatch({ kind: "edit-address", field: "zip", text: "1" });
    expect([model.violationOf("linePhone1"), model.address.addressViolationOf("zip")]).toEqual([undefined, undefined]);
  });

  it("shows no address error after a cancelled change until its field is left again", async () => {
    const { model } = await opened();
    const typeZip = () => model.address.dispatch({ kind: "edit-address", field: "zip", text: "1" });
    typeZip();
    model.address.leave("zip");
    expect(model.address.addressViolationOf("zip")?.key).toBe("postalCode");
    model.address.cancelAddress();
    typeZip();
    expect(model.address.addressViolationOf("zip")).toBeUndefined();
  });

  it("ignores edits of contact data that are hidden or locked (part of ACC-10)", async () => {
    const hidden = await opened({ origin: "personalData" }, aClient({ contactDataVisible: false }));
    const locked = await opened(
      { origin: "personalData" },
      aClient({ contactDataVisible: true, contactDataEditable: false }),
    );
    expect([hidden.model.formState?.status.kind, locked.model.formState?.status.kind]).toEqual(["hidden", "locked"]);
    hidden.model.edit("mainEmail", "");
    expect([hidden.model.dirty, hidden.model.unavailableReason]).toEqual([false, undefined]);
  });

  it("opens the contact form once the data has loaded, after a retry if necessary", async () => {
    const { reopen, contact, contactPort } = await opened();
    contact.data.clear();
    contactPort.script.failNext("load", LOST);
    const model = reopen();
    model.start();
    await settle();
    const { section } = model;
    expect([section.status, model.formState]).toEqual(["failed", undefined]);
    if (section.status === "failed") section.retry();
    await settle();
    expect(model.section.status).toBe("ready");
  });
});

it("starts the clock of the contact form at the portal's current time", async () => {
  const { model } = await opened();
  expect(model.now).toBe(START);
});
