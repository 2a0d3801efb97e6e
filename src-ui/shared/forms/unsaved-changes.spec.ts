import fc from "fast-check";
import { makeAutoObservable } from "mobx";
import { describe, expect, it } from "vitest";
import { UnsavedChanges } from "./unsaved-changes.ts";

function aForm() {
  return makeAutoObservable({
    text: "",
    busy: false,
    resets: 0,
    type(text: string) {
      this.text = text;
    },
    send() {
      this.busy = true;
    },
    /** The answer: done, or everything stands as it was. */
    end(done: boolean) {
      this.busy = false;
      if (done) this.text = "";
    },
    get dirty() {
      return this.text !== "";
    },
    reset() {
      this.text = "";
      this.resets += 1;
    },
  });
}

/** A way out that notes which way it went. */
function leaveRequest() {
  const gone: string[] = [];
  return { gone, leave: () => void gone.push("left"), stay: () => void gone.push("stayed") };
}

describe("a way out of a form", () => {
  it("is open while nothing was typed, and after it was taken back", () => {
    const unsaved = new UnsavedChanges();
    const form = aForm();
    unsaved.watch(form);
    const out = leaveRequest();
    unsaved.ask(out);
    form.type("a");
    expect(unsaved.hasUnsavedWork).toBe(true);
    form.type("");
    unsaved.ask(out);
    expect([out.gone, unsaved.question, unsaved.hasUnsavedWork]).toEqual([["left", "left"], undefined, false]);
  });

  it("is asked about, and nothing is lost when it is refused", () => {
    const unsaved = new UnsavedChanges();
    const form = aForm();
    unsaved.watch(form);
    form.type("a");
    const out = leaveRequest();
    unsaved.ask(out);
    expect(out.gone).toEqual([]);
    unsaved.question?.stay();
    expect([out.gone, form.text, unsaved.question]).toEqual([["stayed"], "a", undefined]);
    unsaved.ask(out);
    unsaved.question?.leave();
    expect([out.gone, form.text, unsaved.question, unsaved.hasUnsavedWork]).toEqual([
      ["stayed", "left"],
      "",
      undefined,
      false,
    ]);
  });

  it("of a dialog asks about the dialog's form alone", () => {
    const unsaved = new UnsavedChanges();
    const [page, dialog] = [aForm(), aForm()];
    unsaved.watch(page);
    unsaved.watch(dialog);
    page.type("a");
    const out = leaveRequest();
    unsaved.ask({ ...out, form: dialog });
    expect([out.gone, page.text]).toEqual([["left"], "a"]);
    dialog.type("b");
    unsaved.ask({ ...out, form: dialog });
    unsaved.question?.leave();
    expect([out.gone, page.text, dialog.text]).toEqual([["left", "left"], "a", ""]);
  });

  it("that is asked about anew lets the former go: it is refused", () => {
    const unsaved = new UnsavedChanges();
    const form = aForm();
    unsaved.watch(form);
    form.type("a");
    const [first, second] = [leaveRequest(), leaveRequest()];
    unsaved.ask(first);
    unsaved.ask(second);
    expect([first.gone, second.gone]).toEqual([["stayed"], []]);
    unsaved.question?.leave();
    expect([first.gone, second.gone]).toEqual([["stayed"], ["left"]]);
  });

  it("is no question any more when the form has gone by itself", () => {
    const unsaved = new UnsavedChanges();
    const form = aForm();
    const release = unsaved.watch(form);
    form.type("a");
    unsaved.ask(leaveRequest());
    release();
    expect([unsaved.question, unsaved.hasUnsavedWork]).toEqual([undefined, false]);
    expect(form.text).toBe("a");
  });

  it("of a form that is being sent says so, also when nothing was typed, and takes nothing back", () => {
    const unsaved = new UnsavedChanges();
    const [form, other] = [aForm(), aForm()];
    unsaved.watch(form);
    unsaved.watch(other);
    form.send();
    expect(unsaved.hasUnsavedWork).toBe(true);
    form.type("a");
    other.type("b");
    const out = leaveRequest();
    unsaved.ask(out);
    expect([unsaved.question?.kind, out.gone]).toEqual(["sending", []]);
    unsaved.question?.leave();
    expect([out.gone, form.text, form.resets, other.resets]).toEqual([["left"], "a", 0, 1]);
  });

  it("asks about the changes once what was being sent has failed, and nothing once it is done", () => {
    const unsaved = new UnsavedChanges();
    const form = aForm();
    unsaved.watch(form);
    form.type("a");
    form.send();
    const out = leaveRequest();
    unsaved.ask(out);
    form.end(false);
    expect([unsaved.question?.kind, out.gone]).toEqual(["changes", []]);
    form.send();
    const late = unsaved.question;
    form.end(true);
    expect([unsaved.question, unsaved.hasUnsavedWork, out.gone]).toEqual([undefined, false, ["stayed"]]);
    late?.leave();
    late?.stay();
    expect(out.gone).toEqual(["stayed"]);
  });

  it("loses text only by an answer, whatever happens", () => {
    const steps = fc.array(fc.constantFrom("type", "send", "fail", "done", "ask", "stay", "leave"), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (list) => {
        const unsaved = new UnsavedChanges();
        const form = aForm();
        unsaved.watch(form);
        let text = "";
        for (const step of list) {
          const asked = unsaved.question !== undefined;
          if (step === "type") form.type((text += "a"));
          else if (step === "send") form.send();
          else if (step === "fail") form.end(false);
          else if (step === "done") {
            form.end(true);
            text = "";
          } else if (step === "ask") unsaved.ask(leaveRequest());
          else if (step === "stay") unsaved.question?.stay();
          else {
            unsaved.question?.leave();
            if (asked && !form.busy) text = "";
          }
          expect(form.text).toBe(text);
          if (unsaved.question !== undefined) expect(unsaved.question.kind).toBe(form.busy ? "sending" : "changes");
          if (!form.busy && text === "") expect([unsaved.question, unsaved.hasUnsavedWork]).toEqual([undefined, false]);
        }
      }),
    );
  });
});
