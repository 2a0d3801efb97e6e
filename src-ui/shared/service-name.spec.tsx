// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { serviceNameOf } from "#domain/products/index.ts";
import { aProduct } from "#test/mothers/product.mother.ts";
import { ServiceNames } from "./service-name.tsx";

it("[I18N-27] marks the provider's name of a service as Polish, the customer's own not", () => {
  const services = [
    aProduct({ fullName: "Internet światłowodowy" }),
    aProduct({ fullName: "Abonament L", customName: "Телефон Зосі" }),
  ].map(serviceNameOf);
  const { container } = render(<ServiceNames of={services} />);
  expect(container.innerHTML).toBe('<span lang="pl">Internet światłowodowy</span>, Телефон Зосі');
});
