import { collectThrownErrors, type ThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { IsIn } from "class-validator";
import fc from "fast-check";
import { autorun } from "mobx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { email, phone, required, smsCode, uniquePhone } from "#domain/validation/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { Checked, CheckedWith } from "./checked.ts";
import { FormModel, type SubmitResult } from "./form-model.ts";
import { UnsavedChanges } from "./unsaved-changes.ts";

let thrown: ThrownErrors = { handled: [], uncaught: [] };

beforeEach(() => {
  thrown = collectThrownErrors();
});

class ContactForm {
  @Checked(required, email) email = "";
  @Checked(phone) mobile = "";
  @CheckedWith((form: ContactForm) => [phone, uniquePhone([form.mobile])]) line = "";
  @Checked(smsCode) code = "";
  note = "";
  ways: readonly string[] = [];
}

const GOOD = { email: "anna@example.pl", mobile: "600700800", line: "583201020", code: "123456" } as const;

/** Creates a form whose submissions wait for `answer` or `fail`. */
function opened(): {
  model: FormModel<ContactForm>;
  sent: string[];
  answer: (sent: SubmitResult<ContactForm>) => Promise<void>;
  fail: (reason?: Error) => Promise<void>;
} {
  const sent: string[] = [];
  let waiting: { resolve: (outcome: SubmitResult<ContactForm>) => void; reject: (reason: Error) => void }[] = [];
  const settle = async (): Promise<void> => {
    waiting = [];
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const model = new FormModel({
    open: () => new ContactForm(),
    idempotencyKeys: fakeIdempotencyKeys(),
    send: (form, idempotencyKey) => {
      sent.push(`${idempotencyKey} ${form.email}`);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  });
  return {
    model,
    sent,
    answer: (outcome) => {
      for (const { resolve } of waiting) resolve(outcome);
      return settle();
    },
    fail: (reason = new Error("the connection broke")) => {
      for (const { reject } of waiting) reject(reason);
      return settle();
    },
  };
}

function fill(model: FormModel<ContactForm>): void {
  model.set("email", GOOD.email);
  model.set("mobile", GOOD.mobile);
  model.set("line", GOOD.line);
  model.set("code", GOOD.code);
}

it("submits a form once when the page is left meanwhile, and repeats it with the same key", async () => {
  const { model, sent, fail, answer } = opened();
  const unsaved = new UnsavedChanges();
  unsaved.watch(model);
  fill(model);
  void model.submit();
  unsaved.ask({ leave: () => undefined });
  expect(unsaved.question?.kind).toBe("sending");
  unsaved.question?.leave();
  expect([model.status, model.form.email]).toEqual(["busy", GOOD.email]);
  await fail();
  void model.submit();
  await answer({ kind: "done" });
  expect([sent.length, new Set(sent).size, model.status]).toEqual([2, 1, "done"]);
});

it("notifies observers once when it validates all fields without sending", () => {
  const { model } = opened();
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push([model.isSubmitAttempted, model.attempts, model.violationOf("email")?.key]));
  model.validate();
  stop();
  expect(seen).toEqual([
    [false, 0, undefined],
    [true, 1, "required"],
  ]);
});

it("(part of HTTP-04) reports a submission that throws, and keeps the form", async () => {
  const { model, fail } = opened();
  fill(model);
  void model.submit();
  const broken = new TypeError("no map");
  await fail(broken);
  expect([model.status, model.form.email]).toEqual(["failed", GOOD.email]);
  await vi.waitFor(() => expect(thrown.handled).toContain(broken));
});

describe("FormModel", () => {
  it("[VAL-16] shows no error of a restarted field until it is left or submitted", async () => {
    const { model } = opened();
    await model.submit();
    expect(model.violationOf("email")?.key).toBe("required");
    model.restart("email", "");
    expect(model.violationOf("email")).toBeUndefined();
    model.leave("email");
    expect(model.violationOf("email")?.key).toBe("required");
  });

  it("shows no error of a field before the field loses the focus, then validates each change", () => {
    const { model } = opened();
    model.set("email", "anna");
    expect(model.violationOf("email")).toBeUndefined();
    model.leave("email");
    expect(model.violationOf("email")?.key).toBe("email");
    model.set("email", "");
    expect(model.violationOf("email")?.key).toBe("required");
    model.set("email", GOOD.email);
    expect(model.violationOf("email")).toBeUndefined();
    expect(model.violationOf("mobile")).toBeUndefined();
  });

  it("shows all errors of a form on submit, in order, and returns the first wrong field", async () => {
    const { model, sent } = opened();
    model.set("mobile", GOOD.mobile);
    expect(model.summary).toEqual([]);
    expect(await model.submit()).toBe("email");
    expect(model.summary.map(({ field, violation }) => `${field} ${violation.key}`)).toEqual([
      "email required",
      "line phone",
      "code smsCode",
    ]);
    expect(model.violationOf("code")?.key).toBe("smsCode");
    expect(sent).toEqual([]);
    expect(model.status).toBe("editing");
  });

  it("(part of VAL-05) compares a field with the current value of another one", () => {
    const { model } = opened();
    fill(model);
    model.leave("line");
    model.set("mobile", "58 320 10 20");
    expect(model.violationOf("line")?.key).toBe("phoneRepeated");
    model.set("mobile", GOOD.mobile);
    expect(model.violationOf("line")).toBeUndefined();
  });

  it("submits a form once for several presses, and not again when done", async () => {
    const { model, sent, answer } = opened();
    fill(model);
    const presses = [model.submit(), model.submit()];
    expect(model.status).toBe("busy");
    model.set("email", "other@example.pl");
    expect(model.form.email).toBe(GOOD.email);
    await answer({ kind: "done" });
    expect(await Promise.all(presses)).toEqual([undefined, undefined]);
    await model.submit();
    expect(model.status).toBe("done");
    expect(model.dirty).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("keeps a form's idempotency key after a failure and replaces it after a reset", async () => {
    const { model, sent, answer, fail } = opened();
    fill(model);
    void model.submit();
    await fail();
    expect([model.status, model.dirty, model.form.email]).toEqual(["failed", true, GOOD.email]);
    void model.submit();
    await answer({ kind: "done" });
    expect(sent[0]).toBe(sent[1]);
    model.reset();
    expect([model.status, model.dirty, model.form.email, model.summary.length]).toEqual(["editing", false, "", 0]);
    fill(model);
    void model.submit();
    expect(sent[2]).not.toBe(sent[0]);
  });

  it("replaces a form's idempotency key after a change of the content or a response", async () => {
    const { model, sent, answer, fail } = opened();
    fill(model);
    void model.submit();
    await fail();
    model.set("email", "other@example.pl");
    void model.submit();
    await fail();
    model.set("email", GOOD.email);
    model.set("email", "other@example.pl");
    void model.submit();
    await answer({ kind: "refused", invalidFields: [] });
    void model.submit();
    await answer({ kind: "failed", answered: true });
    void model.submit();
    await answer({ kind: "failed" });
    void model.submit();
    const ids = sent.map((sending) => sending.split(" ")[0]);
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 1, 1, 3, 4, 4]);
  });

  it("does not submit a form when a field breaks a rule of class-validator itself", async () => {
    class LanguageForm {
      @IsIn(["pl", "en"]) language = "de";
    }
    const send = vi.fn(() => Promise.resolve({ kind: "done" } as const));
    const model = new FormModel({ open: () => new LanguageForm(), idempotencyKeys: fakeIdempotencyKeys(), send });
    expect(await model.submit()).toBe("language");
    expect(model.violationOf("language")).toEqual({ key: "invalid", params: {} });
    expect(send).not.toHaveBeenCalled();
    model.set("language", "pl");
    await model.submit();
    expect(send).toHaveBeenCalledOnce();
  });

  it("submits a form whose class has no rules", async () => {
    const send = vi.fn(() => Promise.resolve({ kind: "done" } as const));
    const model = new FormModel({ open: () => ({ note: "" }), idempotencyKeys: fakeIdempotencyKeys(), send });
    expect(await model.submit()).toBeUndefined();
    expect(send).toHaveBeenCalledOnce();
  });

  it("applies the rules of the class that a form class extends", () => {
    class CompanyForm extends ContactForm {
      @Checked(required) company = "";
    }
    const model = new FormModel({
      open: () => new CompanyForm(),
      idempotencyKeys: fakeIdempotencyKeys(),
      send: () => Promise.resolve({ kind: "done" }),
    });
    expect(model.invalidFields.map(({ field }) => field)).toContain("email");
    expect(model.invalidFields.map(({ field }) => field)).toContain("company");
  });

  it("shows an error from the server until that field is edited", async () => {
    const { model, answer } = opened();
    fill(model);
    const press = model.submit();
    await answer({ kind: "refused", invalidFields: [{ field: "code", violation: { key: "codeWrong", params: {} } }] });
    expect(await press).toBe("code");
    expect([model.status, model.violationOf("code")?.key]).toEqual(["editing", "codeWrong"]);
    model.set("note", "a");
    expect(model.violationOf("code")?.key).toBe("codeWrong");
    model.set("code", "654321");
    expect(model.summary).toEqual([]);
  });

  it("counts each submission that ends with errors, found by the form or by the server", async () => {
    const { model, answer, fail } = opened();
    await model.submit();
    fill(model);
    expect(model.attempts).toBe(1);
    void model.submit();
    expect([model.attempts, model.busy]).toEqual([1, true]);
    await answer({ kind: "refused", invalidFields: [{ field: "code", violation: { key: "codeWrong", params: {} } }] });
    expect([model.attempts, model.busy]).toEqual([2, false]);
    await model.submit();
    expect(model.attempts).toBe(3);
    model.set("code", "654321");
    for (const end of [fail, () => answer({ kind: "refused", invalidFields: [] }), () => answer({ kind: "done" })]) {
      void model.submit();
      await end();
    }
    expect([model.attempts, model.status]).toEqual([3, "done"]);
    model.reset();
    await model.submit();
    expect(model.attempts).toBe(4);
  });

  it("ignores the response to a form that was reset", async () => {
    const { model, answer } = opened();
    fill(model);
    void model.submit();
    model.reset();
    await answer({ kind: "done" });
    expect(model.status).toBe("editing");
  });

  it("does not share state between two forms of a class", () => {
    const [one, other] = [opened().model, opened().model];
    fill(one);
    expect(one.invalidFields).toEqual([]);
    expect(other.invalidFields).toHaveLength(4);
  });

  it("keeps the form's input, tracks if it is dirty and submits no errors, for any steps", async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant("choose" as const), ways: fc.subarray(["sms", "mail"]) }),
        fc.record({
          kind: fc.constant("set" as const),
          field: fc.constantFrom("email", "mobile", "line", "code", "note"),
          good: fc.boolean(),
        }),
        fc.record({ kind: fc.constantFrom("submit" as const, "leave" as const, "reset" as const, "fail" as const) }),
      ),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { model, sent, fail } = opened();
        const empty = { email: "", mobile: "", line: "", code: "", note: "", ways: [] };
        let typed: Readonly<Record<string, string | readonly string[]>> = empty;
        const values: Record<string, string> = { ...GOOD, note: "n" };
        for (const step of list) {
          const before = sent.length;
          const wasBusy = model.status === "busy";
          if (step.kind === "set") {
            const value = step.good ? (values[step.field] ?? "") : "x";
            model.set(step.field, value);
            if (!wasBusy) typed = { ...typed, [step.field]: value };
          } else if (step.kind === "choose") {
            model.set("ways", step.ways);
            if (!wasBusy) typed = { ...typed, ways: step.ways };
          } else if (step.kind === "submit") void model.submit();
          else if (step.kind === "leave") model.leave("email");
          else if (step.kind === "fail") await fail();
          else {
            model.reset();
            typed = empty;
          }
          expect(Object.fromEntries(Object.entries(model.form))).toEqual(typed);
          expect(model.dirty).toBe(Object.values(typed).some((value) => value.length > 0));
          if (sent.length > before) expect(model.invalidFields).toEqual([]);
          expect(sent.length - before).toBeLessThanOrEqual(wasBusy ? 0 : 1);
        }
      }),
    );
  });
});
