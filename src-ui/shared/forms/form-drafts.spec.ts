import { beforeEach, describe, expect, it } from "vitest";
import { draftName, Drafts } from "#domain/drafts/index.ts";
import {
  contactCode,
  date,
  email,
  optional,
  password,
  passwordMatch,
  required,
  smsCode,
} from "#domain/validation/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDrafts, type FakeDrafts } from "#test/fakes/fake-drafts.ts";
import { Checked, CheckedWith } from "./checked.ts";
import { FormModel, type SubmitResult } from "./form-model.ts";
import { Persisted } from "./persisted.ts";

class Base {
  @Persisted street = "";
  pin = "";
}

class Access extends Base {
  @Persisted @Checked(required, email) email = "";
  @Persisted @Checked(optional(date)) from = "";
  @Persisted agreed = false;
  @Persisted ways: readonly string[] = [];
  @Persisted attachment: Blob | undefined = undefined;
  @Checked(required) currentPassword = "";
  @Checked(password) newPassword = "";
  @CheckedWith((form: Access) => [passwordMatch(form.newPassword)]) again = "";
  @Checked(smsCode) code = "";
  @Checked(optional(contactCode)) contactCode = "";
  note = "";
}

const FILLED = { email: "anna@example.pl", from: "20-11-2026", agreed: true, ways: ["sms"] } as const;
const SECRETS = {
  currentPassword: "Stare-haslo1",
  newPassword: "Nowe-haslo1",
  again: "Nowe-haslo1",
  code: "480213",
  contactCode: "4802",
  pin: "1234",
} as const;

let port: FakeDrafts;
let drafts: Drafts;

beforeEach(() => {
  port = fakeDrafts();
  drafts = new Drafts(port, { now: () => 1_000 });
  drafts.open("anna");
});

const storedAccess = () => port.stored.get(draftName("access", "anna"));

function opened(
  answer: SubmitResult<Access> = { kind: "done" },
  open: () => Access = () => new Access(),
): FormModel<Access> {
  return new FormModel({
    open,
    idempotencyKeys: fakeIdempotencyKeys(),
    send: () => Promise.resolve(answer),
    draft: drafts.of("access"),
  });
}

function fill(model: FormModel<Access>): void {
  for (const [field, value] of [
    ["email", FILLED.email],
    ["from", FILLED.from],
  ] as const)
    model.set(field, value);
  model.set("agreed", true);
  model.set("ways", FILLED.ways);
  model.set("attachment", new Blob(["x"]));
  for (const field of ["currentPassword", "newPassword", "again", "code", "contactCode", "pin"] as const)
    model.set(field, SECRETS[field]);
}

describe("form drafts", () => {
  it("restores the draft when the form is opened again, and marks the form as restored", () => {
    fill(opened());
    const again = opened();
    expect(again.form).toMatchObject({
      ...FILLED,
      currentPassword: "",
      newPassword: "",
      again: "",
      code: "",
      contactCode: "",
      pin: "",
    });
    expect([again.restored, again.dirty]).toEqual([true, true]);
    expect(again.form).toBeInstanceOf(Access);
  });

  it("never stores a password, a code or a file in a draft", () => {
    const model = opened();
    fill(model);
    const stored = JSON.stringify(storedAccess());
    for (const secret of Object.values(SECRETS)) expect(stored).not.toContain(secret);
    expect(Object.keys(storedAccess()?.values ?? {})).toEqual(["email", "from", "agreed", "ways"]);
  });

  it("stores only `Persisted` fields in a draft, including inherited ones", () => {
    const model = opened();
    model.set("note", "Od wczoraj");
    expect([port.stored.size, model.dirty]).toEqual([0, true]);
    model.set("street", "Prosta 1");
    expect(storedAccess()?.values).toEqual({ street: "Prosta 1" });
    expect(opened().form).toMatchObject({ note: "", street: "Prosta 1" });
  });

  it("does not restore a secret from a draft that an older version has stored", () => {
    port.write(draftName("access", "anna"), {
      owner: "anna",
      savedAt: 1_000,
      values: { newPassword: "x", pin: "1", email: "a", gone: "b", agreed: "yes", ways: "sms" },
    });
    expect(opened().form).toMatchObject({ email: "a", newPassword: "", pin: "", agreed: false, ways: [] });
    expect(Object.keys(opened().form)).not.toContain("gone");
  });

  it("stores only changed fields in a draft and applies them to the server's current data", () => {
    const known = (address: string) => () => Object.assign(new Access(), { email: address, from: "01-01-2026" });
    opened(undefined, known("old@example.pl")).set("from", FILLED.from);
    expect(opened(undefined, known("new@example.pl")).form).toMatchObject({
      email: "new@example.pl",
      from: FILLED.from,
    });
  });

  it("(part of DIALOG-11) counts a value that the portal fills in as no change and no draft", () => {
    const model = opened();
    model.fillIn("email", "anna@example.pl");
    expect([model.form.email, model.dirty, port.stored.size]).toEqual(["anna@example.pl", false, 0]);
    model.set("from", FILLED.from);
    expect(storedAccess()?.values).toEqual({ from: FILLED.from });
    model.set("from", "");
    expect([model.dirty, port.stored.size]).toEqual([false, 0]);
    model.set("email", "jan@example.pl");
    expect([model.dirty, storedAccess()?.values]).toEqual([true, { email: "jan@example.pl" }]);
  });

  it("keeps the draft after a failed or refused submission and removes it when done", async () => {
    const failing = opened({ kind: "failed" });
    fill(failing);
    await failing.submit();
    expect([failing.status, port.stored.size]).toEqual(["failed", 1]);
    const refused = opened({
      kind: "refused",
      invalidFields: [{ field: "email", violation: { key: "email", params: {} } }],
    });
    fill(refused);
    await refused.submit();
    expect(port.stored.size).toBe(1);
    const done = opened();
    fill(done);
    await done.submit();
    expect([done.status, port.stored.size]).toEqual(["done", 0]);
    expect(opened().restored).toBe(false);
  });

  it("keeps the idempotency key of unanswered form content over a reload", async () => {
    const ids = fakeIdempotencyKeys();
    const sent: string[] = [];
    const page = (answer: SubmitResult<Access>) =>
      new FormModel({
        open: () => new Access(),
        idempotencyKeys: ids,
        content: (form) => [form.email.toLowerCase()],
        draft: drafts.of("access"),
        send: (form, idempotencyKey) =>
          Promise.resolve(answer).finally(() => void sent.push(`${idempotencyKey} ${form.email}`)),
      });
    const send = async (email: string, answer: SubmitResult<Access>): Promise<void> => {
      const model = page(answer);
      fill(model);
      model.set("email", email);
      await model.submit();
    };
    await send("anna@example.pl", { kind: "failed" });
    expect(JSON.stringify(storedAccess()?.unanswered)).not.toContain(SECRETS.newPassword);
    await send("Anna@example.pl", { kind: "failed", answered: true });
    await send("anna@example.pl", { kind: "failed" });
    await send("jan@example.pl", {
      kind: "refused",
      invalidFields: [{ field: "email", violation: { key: "email", params: {} } }],
    });
    await send("jan@example.pl", { kind: "done" });
    const [first, second, third, fourth, fifth] = sent.map((one) => one.split(" ")[0]);
    expect(first).toBe(second);
    expect(new Set([second, third, fourth, fifth]).size).toBe(4);
    expect(port.stored.size).toBe(0);
  });

  it("removes the draft when the form is reset or the input is undone", () => {
    const model = opened();
    fill(model);
    model.reset();
    expect([port.stored.size, model.restored, model.dirty]).toEqual([0, false, false]);
    model.set("email", "a");
    expect(port.stored.size).toBe(1);
    model.set("email", "");
    expect(port.stored.size).toBe(0);
    model.set("code", "480213");
    expect(port.stored.size).toBe(0);
    model.set("code", "");
    model.set("ways", ["sms"]);
    model.set("ways", []);
    expect([port.stored.size, model.dirty]).toEqual([0, false]);
  });

  it("stores and restores nothing of a form without a draft", () => {
    const model = new FormModel({
      open: () => new Access(),
      idempotencyKeys: fakeIdempotencyKeys(),
      send: () => Promise.resolve({ kind: "done" } as const),
    });
    model.set("email", "a");
    expect([model.restored, port.stored.size]).toEqual([false, 0]);
  });
});

it("rejects characters that the protocol cannot carry in every field, before other rules", () => {
  const model = opened();
  model.set("email", "anna\u0007@example.pl");
  model.set("from", "\uffff");
  for (const field of ["email", "from"] as const) model.leave(field);
  expect(model.violationOf("email")).toEqual({ key: "notSendable", params: { character: "U+0007" } });
  expect(model.violationOf("from")?.params).toEqual({ character: "U+FFFF" });
});
