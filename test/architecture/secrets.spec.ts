import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { persistedSecrets } from "./secrets.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const sources = ["src-ui", "src", "gallery"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe("passwords and codes in forms", () => {
  it("stores no password or code of a form in a draft", () => {
    const texts = sources.map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
    // A renamed decorator would make the check find nothing.
    expect(texts.filter(({ text }) => /^ +@Persisted /m.test(text)).length).toBeGreaterThan(5);
    expect(texts.flatMap(({ file, text }) => persistedSecrets(text).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it("finds secrets by field name and by rule, also inside other rules", () => {
    const form = `class Access {
  @Persisted @Checked(required, email) email = "";
  @Persisted @Checked(required) currentPassword = "";
  @Persisted newPassword = "";
  @Persisted @CheckedWith((form: Access) => [required, passwordMatch(form.newPassword)]) same = "";
  @Persisted @Checked(required)
  resetToken: string = "";
  @Persisted
  @Checked(exactLength(4)) PIN = "";
  @Persisted @Checked(optional(contactCode)) proof = "";
  @Persisted @Checked(optional(nonBlank(optional(smsCode)))) digits = "";
  @Persisted @Checked(password) word = "";
  @Persisted again = "";
  @Persisted passwordRepeated = "";
  @Persisted password2 = "";
  @Persisted sms_code = "";
  @Persisted postCode = "";
  @Persisted spinning = false;
  @Persisted
  @CheckedWith((form: Access) => [
    phone, confirmedChange(KNOWN, smsCode(form.code) === "valid" ? form.mobile : undefined),
  ]) mobile = "";
}
`;
    expect(persistedSecrets(form)).toEqual([
      "currentPassword",
      "newPassword",
      "same",
      "resetToken",
      "PIN",
      "proof",
      "digits",
      "word",
      "again",
      "passwordRepeated",
      "password2",
      "sms_code",
    ]);
  });

  it("ignores secret fields that are not stored in a draft", () => {
    expect(
      persistedSecrets(
        'class Access {\n  // no @Persisted here\n  @Checked(required) currentPassword = "";\n  code = "";\n}\n',
      ),
    ).toEqual([]);
  });

  it("reports a field whose declaration it cannot parse", () => {
    expect(persistedSecrets('class A {\n  @Checked(f(g(h(i(j))))) @Persisted pin = "";\n}')).toEqual([
      'unread: @Persisted pin = "";',
    ]);
    expect(persistedSecrets('class A {\n  @Persisted @Checked(f(g(h(i(j))))) pin = "";\n}')).toHaveLength(1);
    expect(persistedSecrets('class A {\n  @Persisted get pin() { return ""; }\n}')).toHaveLength(1);
  });
});
