import example from "../../docs/contract/config.example.json" with { type: "json" };

type ExampleConfiguration = typeof example;

/** Returns a `config.json` of an operator: the example without the values of the demo. */
export function operatorConfiguration(): ExampleConfiguration {
  const { brand, help } = example;
  return {
    ...example,
    brand: {
      ...brand,
      name: "Bursztynowa Sieć",
      legalName: "Bursztynowa Sieć S.A.",
      transferRecipient: "Bursztynowa Sieć S.A., ul. Długa 1, 80-827 Gdańsk",
      taxId: "1234563218",
      logo: { lines: "M2 8h28M2 24h28", shape: "M12 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" },
      icon: "/brand/icon.svg",
      privacyPolicy: "https://www.bursztynowa.pl/prywatnosc",
      terms: "https://www.bursztynowa.pl/regulamin.pdf",
      colours: { ...brand.colours, brand: ["#0a5c67", "#67c8cf"] },
    },
    help: {
      email: "pomoc@bursztynowa.pl",
      customerService: { ...help.customerService, number: "22 123 45 67", dial: "+48221234567" },
      technical: { ...help.technical, number: "22 123 45 68", dial: "+48221234568" },
    },
  };
}
