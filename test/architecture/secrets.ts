const SECRET_WORDS: ReadonlySet<string> = new Set(["password", "haslo", "pin", "code", "token", "secret", "cvv"]);
/** A postal code is no secret. */
const HARMLESS_WORDS: ReadonlySet<string> = new Set(["post", "postal", "zip", "country"]);

/** Whether a field of this name holds what nobody else may see: `newPassword`, `code`, `pinRepeated`. */
function isSecretName(name: string): boolean {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => SECRET_WORDS.has(word)) && !words.some((word) => HARMLESS_WORDS.has(word));
}

/** Marks that keep a field out of drafts: the mark itself, or a rule that brings it. */
const MARK = /@Secret\b|@Checked\((?:[^)]*[^\w])?(?:password|smsCode|contactCode)\b/;

const FIELD = /^(?<marks>\s*(?:@\w+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\s*)*)(?<name>[a-zA-Z]\w*)(?:\s*:[^=;]+)?\s*=/;

/** Fields of form classes in `source` whose name is that of a secret, and which would get into a draft. */
export function unmarkedSecrets(source: string): readonly string[] {
  if (!/@(?:Checked|CheckedWith|Secret)\b/.test(source)) return [];
  return [...source.matchAll(/\bclass \w+[^{]*\{(?<body>[^]*?)\n\}/g)].flatMap(({ groups }) =>
    (groups?.["body"] ?? "").split(/;\s*\n/).flatMap((field) => {
      const found = FIELD.exec(field.trimStart())?.groups;
      const { marks = "", name = "" } = found ?? {};
      return isSecretName(name) && !MARK.test(marks) ? [name] : [];
    }));
}
