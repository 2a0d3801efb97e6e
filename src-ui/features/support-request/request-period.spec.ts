import { expect, it } from "vitest";
import { Drafts } from "#domain/drafts/index.ts";
import { registerRequest } from "#domain/support/use-cases/register-request.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aForm, field, month } from "#test/mothers/index.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import { RequestFormViewModel } from "./request-form.view-model.ts";

const FORM = aForm({
  formId: "COMPLAINT",
  kind: "COMPLAINT",
  fields: [
    field("invoice", "INVOICE"),
    field("from", "DATE", { legal: "PERIOD" }),
    field("to", "DATE", { notBefore: "from", required: false }),
  ],
});
const MONTHS = new Map([
  ["FV/03", month("2026-03")],
  ["FV/04", month("2026-04")],
]);

/** Opens the form with its draft; a second call opens it as after a reload. */
function formOpener(): () => RequestFormViewModel {
  const port = fakeSupport({ forms: [FORM], now: () => 0 });
  const drafts = new Drafts(fakeDrafts(), { now: () => 0 });
  drafts.open("anna/1");
  return () =>
    new RequestFormViewModel(FORM, {
      port,
      send: (request, key) => registerRequest({ support: port }, request, key),
      store: new SupportStore(port, movableClock()),
      idempotencyKeys: fakeIdempotencyKeys(),
      draft: drafts.of(FORM.formId),
      known: { phone: "", email: "" },
      offerFor: () => undefined,
      monthOfInvoice: (number) => MONTHS.get(number),
    });
}

const periodIn = (form: RequestFormViewModel): readonly string[] => [form.valueOf("from"), form.valueOf("to")];

it("(part of REQ-60) fills in days of another invoice after a reload, unless typed", () => {
  const open = formOpener();
  open().set("invoice", "FV/04");
  const restored = open();
  expect(periodIn(restored)).toEqual(["01-04-2026", "30-04-2026"]);
  restored.set("invoice", "FV/03");
  expect(periodIn(restored)).toEqual(["01-03-2026", "31-03-2026"]);
  restored.set("from", "05-03-2026");
  const typed = open();
  typed.set("invoice", "FV/04");
  expect(periodIn(typed)).toEqual(["05-03-2026", "31-03-2026"]);
});

it("(part of REQ-60) keeps days typed after a reset, also those of the former invoice", () => {
  const form = formOpener()();
  form.set("invoice", "FV/04");
  form.reset();
  form.set("from", "01-04-2026");
  form.set("invoice", "FV/03");
  expect(periodIn(form)).toEqual(["01-04-2026", ""]);
});
