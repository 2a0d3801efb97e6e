import type { Configuration } from "#domain/configuration/index.ts";

/** Wiązka, the demo operator: internet and television from Gdynia. */
export const WIAZKA: Pick<Configuration, "brand" | "help"> = {
  brand: {
    name: "Wiązka",
    legalName: "Wiązka S.A.",
    transferRecipient: "Wiązka S.A., al. Zwycięstwa 96/98, 81-451 Gdynia",
    taxId: "5860000002",
    privacyPolicy: "/sandbox/documents/informacja-rodo.pdf",
    terms: "/sandbox/documents/regulamin-portalu.pdf",
    logo: {
      lines: "M2 6c11 0 9 10 20 10M2 16h20M2 26c11 0 9-10 20-10",
      shape: "M23.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    },
    icon: "/favicon.svg",
    themeColour: ["#ffffff", "#111e21"],
    colours: {
      brand: ["#0a5c66", "#67c8cf"],
      "brand-strong": ["#07434b", "#8bdbe0"],
      "brand-tint": ["#dfeef0", "#12343a"],
      "brand-ink": ["#0a5c66", "#7fd3d9"],
      "on-brand": ["#ffffff", "#04262b"],
      beam: ["#00828e", "#4fc3cb"],
      bar: ["#5f929a", "#3f7f87"],
      deep: ["#06343b", "#0c3f47"],
      "deep-raised": ["#0b444c", "#124e57"],
      "deep-line": ["#2b656d", "#3a767e"],
      "on-deep": ["#f2f8f8", "#f2f8f8"],
      "on-deep-2": ["#b4d0d3", "#b9d6d9"],
      pay: ["#ffb224", "#ffb938"],
      "pay-strong": ["#f29f05", "#ffcb66"],
      "pay-edge": ["#9a6500", "#ffb938"],
      "on-pay": ["#231700", "#231700"],
    },
  },
  help: {
    email: "pomoc@wiazka.example",
    customerService: {
      name: "Obsługa klienta",
      number: "58 300 70 00",
      dial: "+48583007000",
      hours: [
        { from: "mon", to: "fri", opens: "08:00", closes: "20:00" },
        { from: "sat", to: "sat", opens: "10:00", closes: "18:00" },
      ],
    },
    technical: {
      name: "Pomoc techniczna",
      number: "58 300 70 01",
      dial: "+48583007001",
      hours: [
        { from: "mon", to: "fri", opens: "07:00", closes: "22:00" },
        { from: "sat", to: "sun", opens: "08:00", closes: "22:00" },
      ],
    },
  },
};
