import type { BrandColour, BrandConfiguration, ColourPair } from "./configuration.ts";

/** Fixed colours of the portal that are combined with brand colours. A test keeps them equal to `tokens.css`. */
export const NEUTRAL_COLOURS = {
  canvas: ["#f1f5f5", "#0a1416"],
  surface: ["#ffffff", "#111e21"],
  sunken: ["#e6eded", "#1b2b2f"],
  ink: ["#0b2226", "#e9f1f1"],
  "ink-2": ["#415559", "#b2c3c5"],
} as const satisfies Record<string, ColourPair>;

type Colour = BrandColour | keyof typeof NEUTRAL_COLOURS;

const TEXT_MIN_RATIO = 4.5;
const MARK_MIN_RATIO = 3;

/** Minimum contrast of each pair that a brand can break: text 4.5, marks 3 (WCAG 1.4.3, 1.4.11). */
export const REQUIRED_CONTRASTS: readonly (readonly [
  minRatio: number,
  foreground: readonly Colour[],
  background: readonly Colour[],
])[] = [
  [TEXT_MIN_RATIO, ["ink", "ink-2"], ["brand-tint"]],
  [TEXT_MIN_RATIO, ["brand-ink"], ["canvas", "surface", "sunken", "brand-tint"]],
  [TEXT_MIN_RATIO, ["on-brand"], ["brand", "brand-strong"]],
  [TEXT_MIN_RATIO, ["on-pay"], ["pay", "pay-strong"]],
  [TEXT_MIN_RATIO, ["on-deep", "on-deep-2"], ["deep", "deep-raised"]],
  [MARK_MIN_RATIO, ["brand", "beam"], ["surface", "canvas"]],
  [MARK_MIN_RATIO, ["bar"], ["surface"]],
  [MARK_MIN_RATIO, ["pay-edge"], ["surface", "canvas"]],
  [MARK_MIN_RATIO, ["pay"], ["deep"]],
];

/** Pair of colours with too little contrast in one theme. */
export interface WeakContrast {
  readonly foreground: Colour;
  readonly background: Colour;
  readonly theme: "light" | "dark";
  readonly ratio: number;
  readonly minRatio: number;
}

/** Returns the pairs with too little contrast, in both themes; empty for a usable brand. */
export function weakContrasts(colours: BrandConfiguration["colours"]): readonly WeakContrast[] {
  const all: Readonly<Record<Colour, ColourPair>> = { ...NEUTRAL_COLOURS, ...colours };
  return REQUIRED_CONTRASTS.flatMap(([minRatio, foregrounds, backgrounds]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.flatMap((background) =>
        (["light", "dark"] as const).flatMap((theme, index) => {
          const ratio = contrastRatio(all[foreground][index] ?? "", all[background][index] ?? "");
          return ratio < minRatio ? [{ foreground, background, theme, ratio, minRatio }] : [];
        }),
      ),
    ),
  );
}

/** Returns the contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG). */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number {
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const channel = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  }, 0);
}
