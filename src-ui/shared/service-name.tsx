import { Fragment } from "react";
import type { NamedService } from "#domain/products/index.ts";
import { PolishText } from "./texts/polish-text.tsx";
import { providerText } from "./texts/provider-text.ts";

/** Name of a service: the provider's is marked as Polish, the customer's own may be in any language (I18N-27). */
export function ServiceName({ of: { name, isCustomName } }: { readonly of: NamedService }) {
  return isCustomName ? providerText(name) : <PolishText>{name}</PolishText>;
}

/** Names of services in one line. */
export const ServiceNames = ({ of }: { readonly of: readonly NamedService[] }) =>
  of.map((service, index) => (
    <Fragment key={index}>
      {index > 0 && ", "}
      <ServiceName of={service} />
    </Fragment>
  ));
