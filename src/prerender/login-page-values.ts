import type { Configuration } from "#domain/configuration/index.ts";

/**
 * Formats all values of a configuration that the markup of the login page depends on. The portal takes over a
 * prerendered page only if it was rendered with the values of now.
 */
export function loginPageValues({ brand, help, provider }: Pick<Configuration, "brand" | "help" | "provider">): string {
  const { name, legalName, logo, texts } = brand;
  return JSON.stringify([name, legalName, logo, texts, help, provider]);
}
