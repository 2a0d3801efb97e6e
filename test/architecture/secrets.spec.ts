import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unmarkedSecrets } from "./secrets.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const sources = ["src-ui", "src", "gallery"].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(room, name)));

describe("passwords and codes in forms", () => {
  it("are marked, so that no draft ever holds one", () => {
    const found = sources.flatMap((file) => unmarkedSecrets(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  it("are found when they are not", () => {
    const form = `class Access {
  @Checked(required, email) email = "";
  @Checked(required) currentPassword = "";
  newPassword = "";
  @CheckedWith((form: Access) => [passwordMatch(form.newPassword)]) repeatPassword = "";
  @Checked(required)
  resetToken: string = "";
  @Checked(exactLength(4)) pin = "";
  @Checked(required) confirmationCode = "";
  code = "";
  postCode = "";
  spinning = false;
  decoder = "";
}
`;
    expect(unmarkedSecrets(form)).toEqual(["currentPassword", "newPassword", "repeatPassword", "resetToken", "pin", "confirmationCode", "code"]);
  });

  it("are left alone when they are", () => {
    const form = `class Access {
  @Secret @Checked(required) currentPassword = "";
  @Checked(required, password) newPassword = "";
  @Secret
  @CheckedWith((form: Access) => [passwordMatch(form.newPassword)])
  repeatPassword = "";
  @Checked(smsCode) code = "";
  @Checked(contactCode) emailCode = "";
}

class NoForm {
  token = "";
}
`;
    expect(unmarkedSecrets(form)).toEqual(["token"]);
  });
});
