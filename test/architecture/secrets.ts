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
/** Words of names that contain "code" without being a secret, such as a postal code. */
const HARMLESS_WORDS: ReadonlySet<string> = new Set(["post", "postal", "zip", "country"]);

/** Returns true for the name of a secret field: `newPassword`, `code`, `PIN`, `password2`, `again`. */
function isSecretName(name: string): boolean {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|[_$]/).map((word) => word.toLowerCase().replace(/[0-9]+$/, ""));
  return words.some((word) => SECRET_WORDS.has(word)) && !words.some((word) => HARMLESS_WORDS.has(word));
}

/** Validation rule of a secret, also as an argument. A call such as `smsCode(form.code)` checks another field. */
const SECRET_RULE = /\b(?:(?:password|smsCode|contactCode)\b(?!\()|passwordMatch\b)/;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const MARK = /\s*@\w+(?:\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\))?/.source;
const FIELD = new RegExp(
  `^(?<marks>(?:${MARK})*)\\s*(?:(?:public|readonly|declare)\\s+)*(?<name>[a-zA-Z_$][\\w$]*)\\s*[:=!]`,
);

/**
 * Returns the fields of `source` that a draft would store (`@Persisted`) although their name or a rule is that of a
 * secret. Also reports each `@Persisted` that does not start the declaration of a field.
 */
export function persistedSecrets(source: string): readonly string[] {
  const code = source.replace(COMMENT, "");
  return [...code.matchAll(/@Persisted\b/g)].flatMap(({ index }) => {
    const before = code.slice(0, index).trimEnd().at(-1);
    const { marks = "", name } = FIELD.exec(code.slice(index))?.groups ?? {};
    if (name === undefined || (before !== ";" && before !== "{" && before !== "}"))
      return [`unread: ${code.slice(index).split("\n", 1).join("")}`];
    return isSecretName(name) || SECRET_RULE.test(marks) ? [name] : [];
  });
}
