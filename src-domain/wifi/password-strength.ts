/** Resistance of a network password to guessing. */
export type PasswordStrength = "weak" | "fair" | "strong";

/** Lower limits, bits of entropy. */
const FAIR = 45;
const STRONG = 70;

/** Words that attackers try first. */
const COMMON = [
  "haslo",
  "password",
  "qwerty",
  "admin",
  "12345",
  "internet",
  "wifi",
  "router",
  "zaq12wsx",
  "polska",
  "11111",
  "00000",
];

/** Lower-cases each character that stays one code unit; "İ" would become two. */
function lowerCased(text: string): string {
  return text.replace(/./gsu, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign));
}

/** Returns true if a character continues a sequence such as `abcd`, `4321` or `aaaa`, from its third character on. */
function isNext(text: string, at: number): boolean {
  const code = (back: number): number => text.charCodeAt(at - back);
  const step = code(0) - code(1);
  return at >= 2 && Math.abs(step) <= 1 && step === code(1) - code(2);
}

function alphabetOf(text: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0);
}

/** Estimates the strength of a password. The network name and common words count as one character each. */
export function passwordStrengthOf(password: string, networkName = ""): PasswordStrength {
  let rest = password;
  for (const word of [networkName, ...COMMON]) {
    const at = word.length < 4 ? -1 : lowerCased(rest).indexOf(lowerCased(word));
    if (at >= 0) rest = `${rest.slice(0, at)}*${rest.slice(at + word.length)}`;
  }
  const signs = Array.from({ length: rest.length }, (_, at) => at).filter((at) => !isNext(rest, at)).length;
  const bits = rest === "" ? 0 : signs * Math.log2(alphabetOf(rest));
  if (bits >= STRONG) return "strong";
  return bits >= FAIR ? "fair" : "weak";
}
