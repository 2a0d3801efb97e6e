/** Longest chain of causes that is described. React wraps an error of a concurrent render once. */
const MAX_CAUSES = 3;

/** Placeholders of a console message that take an argument. */
const PLACEHOLDER = /%[sdifoOc%]/g;

/**
 * Describes a thrown value or a console message in one line. Objects other than errors are left out, because they may
 * hold data of the customer. The text still needs `removePersonalData`.
 */
export function describePageError(words: readonly unknown[]): string {
  const [first, ...others] = words;
  const rest = [...others];
  const begin =
    typeof first === "string"
      ? first.replaceAll(PLACEHOLDER, (placeholder) => {
          if (placeholder === "%%") return "%";
          const argument = textOf(rest.shift());
          return placeholder === "%c" ? "" : argument;
        })
      : textOf(first);
  const text = [begin, ...rest.map(textOf)].filter((part) => part !== "").join(" ");
  return text.replaceAll(/\s+/g, " ").trim() || "error";
}

function textOf(word: unknown): string {
  switch (typeof word) {
    case "string":
      return word;
    case "number":
    case "boolean":
    case "bigint":
      return String(word);
    default:
      return word instanceof Error ? errorText(word) : "";
  }
}

function errorText(error: Error): string {
  const texts: string[] = [];
  for (let each: unknown = error; each instanceof Error && texts.length < MAX_CAUSES; each = each.cause)
    texts.push(each.message === "" ? each.name : `${each.name}: ${each.message}`);
  return texts.join(" caused by ");
}
