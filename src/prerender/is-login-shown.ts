import type { Configuration } from "#domain/configuration/index.ts";
import { loginPageValues } from "./login-page-values.ts";

/** Returns true if the page shows the prerendered login page with the values of this configuration. */
export function isLoginShown(root: Element, configuration: Configuration): boolean {
  const template = root.ownerDocument.querySelector<HTMLElement>("#login-page");
  return root.querySelector("form") !== null && template?.dataset["values"] === loginPageValues(configuration);
}
