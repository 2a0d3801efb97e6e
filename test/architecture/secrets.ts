const SECRET_WORDS: ReadonlySet<string> = new Set([
  "password",
  "passwords",
  "haslo",
  "pin",
  "puk",
  "code",
  "codes",
  "token",
  "secret",
  "cvv",
  "cvc",
  "otp",
  "again",
  "repeat",
  "repeated",
  "retyped",
]);
/** A postal code is no secret. */
const HARMLESS_WORDS: ReadonlySet<string> = new Set(["post", "postal", "zip", "country"]);

/** Whether a field of this name holds what nobody else may see: `newPassword`, `code`, `PIN`, `password2`, `again`. */
function isSecretName(name: string): boolean {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|[_$]/).map((word) => word.toLowerCase().replace(/[0-9]+$/, ""));
  return words.some((word) => SECRET_WORDS.has(word)) && !words.some((word) => HARMLESS_WORDS.has(word));
}

/** A rule that only secrets keep to, in whatever it is wrapped. `smsCode(form.code)` looks at another field. */
const SECRET_RULE = /\b(?:(?:password|smsCode|contactCode)\b(?!\()|passwordMatch\b)/;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const MARK = /\s*@\w+(?:\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\))?/.source;
const FIELD = new RegExp(
  `^(?<marks>(?:${MARK})*)\\s*(?:(?:public|readonly|declare)\\s+)*(?<name>[a-zA-Z_$][\\w$]*)\\s*[:=!]`,
);

/**
 * Fields in `source` that would wait in a draft (`@Kept`) though their name or their rules are those of a secret. A
 * mark that
 * is not read is told as well: `@Kept` stands first, and before a field.
 */
export function persistedSecrets(source: string): readonly string[] {
  const code = source.replace(COMMENT, "");
  return [...code.matchAll(/@Kept\b/g)].flatMap(({ index }) => {
    const before = code.slice(0, index).trimEnd().at(-1);
    const { marks = "", name } = FIELD.exec(code.slice(index))?.groups ?? {};
    if (name === undefined || (before !== ";" && before !== "{" && before !== "}"))
      return [`unread: ${code.slice(index).split("\n", 1).join("")}`];
    return isSecretName(name) || SECRET_RULE.test(marks) ? [name] : [];
  });
}
