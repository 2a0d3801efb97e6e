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
    /** Ends the submission: done, or failed with the input unchanged. */
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

/** Creates a leave request that records its outcome. */
function leaveRequest() {
  const gone: string[] = [];
  return { gone, leave: () => void gone.push("left"), stay: () => void gone.push("stayed") };
}

describe("UnsavedChanges", () => {
  it("leaves a form at once while nothing was typed, and after the input was undone", () => {
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

  it.each([
    [["files"], "files"],
    [["files", "text"], "text-and-files"],
    [["text", undefined], "changes"],
    [[undefined, "files"], "text-and-files"],
  ] as const)("(part of DIALOG-10) names what forms with %j lose: %s", (contents, expected) => {
    const unsaved = new UnsavedChanges();
    for (const content of contents) {
      const form = Object.assign(aForm(), content && { lostContent: () => content });
      unsaved.watch(form);
      form.type("a");
    }
    unsaved.ask(leaveRequest());
    expect(unsaved.question?.kind).toBe(expected);
  });

  it("asks before leaving a form, and loses nothing when the customer stays", () => {
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

  it("leaves a form that a draft holds without a question, if drafts outlive the navigation", () => {
    const unsaved = new UnsavedChanges();
    const form = Object.assign(aForm(), { isStored: true });
    unsaved.watch(form);
    const out = leaveRequest();
    form.type("A");
    expect([unsaved.hasUnsavedWork, unsaved.isLostByLeaving]).toEqual([true, false]);
    unsaved.ask({ ...out, drafts: "kept" });
    expect([out.gone, unsaved.question, form.text]).toEqual([["left"], undefined, "A"]);
    // A logout removes drafts.
    unsaved.ask(out);
    expect(unsaved.question?.kind).toBe("changes");
    unsaved.question?.stay();
    form.send();
    unsaved.ask({ ...out, drafts: "kept" });
    expect(unsaved.question?.kind).toBe("sending");
  });

  it.each([
    ["removed", "drafts"],
    [undefined, "drafts"],
    ["kept", undefined],
  ] as const)("asks about drafts of forms that no page shows, if drafts are %s", (drafts, kind) => {
    const unsaved = new UnsavedChanges();
    const out = leaveRequest();
    unsaved.ask({ ...out, ...(drafts && { drafts }), unfinished: {} });
    expect([unsaved.question?.kind, out.gone]).toEqual([kind, kind === undefined ? ["left"] : []]);
  });

  it("asks about the form of a dialog only when that dialog is left", () => {
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

  it("cancels the former question about unsaved changes when another one is asked", () => {
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

  it("closes the question about unsaved changes when the form is unmounted", () => {
    const unsaved = new UnsavedChanges();
    const form = aForm();
    const release = unsaved.watch(form);
    form.type("a");
    unsaved.ask(leaveRequest());
    release();
    expect([unsaved.question, unsaved.hasUnsavedWork]).toEqual([undefined, false]);
    expect(form.text).toBe("a");
  });

  it("asks about a pending submission even without changes, and does not cancel the submission", () => {
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

  it("asks about the changes after a failed submission, and not after a completed one", () => {
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

  it("discards input only after the customer's answer, for any steps", () => {
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

  it("(part of CHAT-03) asks about the chat only before the account is left", () => {
    const unsaved = new UnsavedChanges();
    const { gone, leave } = leaveRequest();
    const lostContent = () => "conversation" as const;
    unsaved.watch({ dirty: true, busy: false, endsWithAccount: true, lostContent, reset: () => undefined });
    unsaved.ask({ leave });
    unsaved.ask({ leave, drafts: "kept" });
    expect([gone, unsaved.hasUnsavedWork, unsaved.isLostByLeaving]).toEqual([["left", "left"], false, false]);
    unsaved.ask({ leave, endsAccount: true });
    expect(unsaved.question).toMatchObject({ kind: "conversation", alsoEndsConversation: false });
  });

  it.each(["conversation", "text"] as const)(
    "(part of CHAT-03) names the lost %s of the chat beside a form or a draft",
    (content) => {
      const unsaved = new UnsavedChanges();
      const { gone, leave } = leaveRequest();
      const lostContent = () => content;
      const alsoEndsConversation = content === "conversation";
      unsaved.watch({ dirty: true, busy: false, endsWithAccount: true, lostContent, reset: () => undefined });
      unsaved.ask({ leave, endsAccount: true, unfinished: {} });
      expect(unsaved.question).toMatchObject({ kind: "drafts", alsoEndsConversation });
      const form = aForm();
      form.type("a");
      unsaved.watch(form);
      unsaved.ask({ leave });
      expect(unsaved.question).toMatchObject({ kind: "changes", alsoEndsConversation: false });
      unsaved.ask({ leave, endsAccount: true });
      expect(unsaved.question).toMatchObject({ kind: "changes", alsoEndsConversation });
      form.send();
      expect(unsaved.question).toMatchObject({ kind: "sending", alsoEndsConversation });
      form.end(false);
      unsaved.question?.leave();
      expect([gone.length, form.text]).toEqual([1, ""]);
    },
  );
});
