import type { TextParams } from "./plain-texts.ts";

/** A feature's `pl.json`: flat, one text per key; a plural has the four forms of Polish. */
export type Catalogue = Readonly<Record<string, string>>;

type Keys<Texts extends Catalogue> = keyof Texts & string;

/** Keys that have plural forms, without their suffixes. */
export type PluralKey<Texts extends Catalogue> =
  Keys<Texts> extends infer Key ? (Key extends `${infer Stem}_one` ? Stem : never) : never;

/** Keys that have one form. */
export type SingleKey<Texts extends Catalogue> = Exclude<
  Keys<Texts>,
  `${PluralKey<Texts>}_${"one" | "few" | "many" | "other"}`
>;

/** `t` of one feature: a key that its file lacks does not compile, and a plural asks for its `count`. */
export interface Texts<Texts extends Catalogue> {
  (key: SingleKey<Texts>, params?: TextParams): string;
  (key: PluralKey<Texts>, params: TextParams & { readonly count: number }): string;
}
