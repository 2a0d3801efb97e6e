import { describe, expect, it } from "vitest";
import { aForm, aRequest, field } from "#test/mothers/index.ts";
import { formIcon, requestIcon } from "./request-icon.ts";

const FORMS = [
  aForm({ formId: "FAULT", kind: "FAULT" }),
  aForm({ formId: "COMPLAINT", kind: "COMPLAINT" }),
  aForm({ formId: "INVOICE", kind: "QUESTION", fields: [field("number", "INVOICE")] }),
  aForm({ formId: "WITHDRAWAL", kind: "QUESTION" }),
  aForm({ formId: "PERSONAL_DATA", kind: "PERSONAL_DATA" }),
  aForm({ formId: "OTHER", kind: "QUESTION" }),
];

describe("icons of requests", () => {
  it("(part of MSG-03) gives each topic an icon of its own", () => {
    expect(new Set(FORMS.map(formIcon)).size).toBe(FORMS.length);
  });

  it("(part of MSG-03) gives a sent request the icon of its topic", () => {
    for (const form of FORMS)
      expect(requestIcon(aRequest({ formId: form.formId, kind: form.kind }), FORMS), form.formId).toBe(formIcon(form));
  });

  it("(part of MSG-03) gives a request the icon of its kind while its form is unknown", () => {
    const [fault, complaint] = FORMS;
    const request = aRequest({ formId: "OLD", kind: "complaint" });
    expect(requestIcon(request, [])).toBe(complaint && formIcon(complaint));
    expect(requestIcon(request, FORMS)).not.toBe(fault && formIcon(fault));
  });
});
