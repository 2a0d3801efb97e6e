import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import type { ProductsPort } from "#domain/products/products.port.ts";

/** Single products. No module of the container: what is done with one comes with those who do something. */
export function productsOver(caller: SoapCaller): ProductsPort {
  return new SoapProductsAdapter(caller);
}
