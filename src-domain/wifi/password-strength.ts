/** How long a password of a network would hold against somebody who tries. */
export type PasswordStrength = "weak" | "fair" | "strong";

/** Bits of guessing. */
const FAIR = 45;
const STRONG = 70;

/** Beginnings that everybody tries first. */
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

/** Small letters, each in its own place: of some, such as "İ", the language makes two. */
function small(text: string): string {
  return text.replace(/./gsu, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign));
}

/** Signs that follow each other: `abcd`, `4321`, `aaaa`. Each after the second of a run is one that is guessed. */
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

/** How strong a password is; what everybody tries first, and the network's own name, count for one sign. */
export function passwordStrengthOf(password: string, networkName = ""): PasswordStrength {
  let rest = password;
  for (const word of [networkName, ...COMMON]) {
    const at = word.length < 4 ? -1 : small(rest).indexOf(small(word));
    if (at >= 0) rest = `${rest.slice(0, at)}*${rest.slice(at + word.length)}`;
  }
  const signs = Array.from({ length: rest.length }, (_, at) => at).filter((at) => !isNext(rest, at)).length;
  const bits = rest === "" ? 0 : signs * Math.log2(alphabetOf(rest));
  if (bits >= STRONG) return "strong";
  return bits >= FAIR ? "fair" : "weak";
}
