import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { persistedSecrets } from "./secrets.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const sources = ["src-ui", "src", "gallery"].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(room, name)),
);

describe("passwords and codes in forms", () => {
  it("are never kept in a draft", () => {
    const found = sources.flatMap((file) =>
      persistedSecrets(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("are found where they would be, by their names and by their rules, however these are wrapped", () => {
    const form = `class Access {
  @Kept @Checked(required, email) email = "";
  @Kept @Checked(required) currentPassword = "";
  @Kept newPassword = "";
  @Kept @CheckedWith((form: Access) => [required, passwordMatch(form.newPassword)]) same = "";
  @Kept @Checked(required)
  resetToken: string = "";
  @Kept
  @Checked(exactLength(4)) PIN = "";
  @Kept @Checked(optional(contactCode)) proof = "";
  @Kept @Checked(optional(nonBlank(optional(smsCode)))) digits = "";
  @Kept @Checked(password) word = "";
  @Kept again = "";
  @Kept passwordRepeated = "";
  @Kept password2 = "";
  @Kept sms_code = "";
  @Kept postCode = "";
  @Kept spinning = false;
  @Kept @CheckedWith((form: Access) => [phone, confirmedChange(KNOWN, smsCode(form.code) === "valid" ? form.mobile : undefined)]) mobile = "";
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

  it("are of no concern where they are not kept", () => {
    expect(
      persistedSecrets(
        'class Access {\n  // no @Kept here\n  @Checked(required) currentPassword = "";\n  code = "";\n}\n',
      ),
    ).toEqual([]);
  });

  it("that cannot be read are not passed over", () => {
    expect(persistedSecrets('class A {\n  @Checked(f(g(h(i(j))))) @Kept pin = "";\n}')).toEqual([
      'unread: @Kept pin = "";',
    ]);
    expect(persistedSecrets('class A {\n  @Kept @Checked(f(g(h(i(j))))) pin = "";\n}')).toHaveLength(1);
    expect(persistedSecrets('class A {\n  @Kept get pin() { return ""; }\n}')).toHaveLength(1);
  });
});
