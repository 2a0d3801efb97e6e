import type { Configuration } from "#domain/configuration/index.ts";

/**
 * Formats all values of a configuration that the markup of the login page depends on. The portal takes over a
 * prerendered page only if it was rendered with the values of now.
 */
export function loginPageValues({
  brand,
  help,
  provider,
  languages,
}: Pick<Configuration, "brand" | "help" | "provider" | "languages">): string {
  const { name, legalName, logo, texts } = brand;
  return JSON.stringify([name, legalName, logo, texts, help, provider, languages]);
}

/**
 * Returns true if the page shows this prerendered page with the values of this configuration: the login page, or the
 * frame of a customer.
 */
export function isPageShown(root: Element, page: "login" | "frame", configuration: Configuration): boolean {
  const template = root.ownerDocument.querySelector<HTMLElement>("#login-page");
  const mark = page === "login" ? "form" : "header[aria-busy]";
  return root.querySelector(mark) !== null && template?.dataset["values"] === loginPageValues(configuration);
}
