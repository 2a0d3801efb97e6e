import { providerText } from "./provider-text.ts";

/** Text of the provider or of the operator, marked as Polish for screen readers (I18N-10). */
export function PolishText({ children }: { readonly children: string }) {
  return <span lang="pl">{providerText(children)}</span>;
}
