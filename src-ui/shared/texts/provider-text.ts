import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";

/** Joins the values in a text of the server, so that they do not break over two lines. */
export function providerText(text: string): string {
  return joinUnbreakable(text);
}
