import { describe, expect, it } from "vitest";
import { email, required } from "#domain/validation/index.ts";
import { Checked, validateForm } from "./checked.ts";

describe("form field rules", () => {
  it("reports the first broken rule of a field", () => {
    class Form {
      @Checked<string>(required, email)
      address = "";
    }
    const form = new Form();
    expect(validateForm(form).get("address")?.key).toBe("required");
    form.address = "anna";
    expect(validateForm(form).get("address")?.key).toBe("email");
    form.address = "anna@example.pl";
    expect(validateForm(form).size).toBe(0);
  });

  it("rejects a second rule decorator of a field because it would replace the first", () => {
    expect(() => {
      class Form {
        @Checked<string>(required)
        @Checked<string>(email)
        address = "";
      }
      return new Form();
    }).toThrow(/two sets of rules for the field "address"/);
  });
});
