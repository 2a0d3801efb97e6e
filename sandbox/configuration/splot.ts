import type { Configuration } from "#domain/configuration/index.ts";

/** Splot, a second operator: the same portal with other colours, name and logo. */
export const SPLOT: Pick<Configuration, "brand" | "help"> = {
  brand: {
    name: "Splot",
    legalName: "Splot Media sp. z o.o.",
    transferRecipient: "Splot Media sp. z o.o., ul. Tkacka 12, 90-001 Łódź",
    taxId: "7250000016",
    privacyPolicy: "/sandbox/documents/informacja-rodo.pdf",
    terms: "/sandbox/documents/regulamin-portalu.pdf",
    logo: {
      lines: "M3 8c9 0 9 16 18 16h8M3 24c9 0 9-16 18-16h8",
      shape: "M9.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
    },
    icon: "/sandbox/assets/splot.svg",
    texts: {
      "login:login.lead": "Rachunki, pakiety i nasza pomoc o każdej porze.",
      "login:login.help": "Może to być też e-mail albo numer klienta z umowy.",
      "services:title": "Twoje pakiety",
    },
    themeColour: ["#ffffff", "#111e21"],
    colours: {
      brand: ["#5b2a86", "#c9a2f2"],
      "brand-strong": ["#431c66", "#dcc0f9"],
      "brand-tint": ["#efe6f7", "#2c1a3f"],
      "brand-ink": ["#5b2a86", "#d3b1f6"],
      "on-brand": ["#ffffff", "#220b38"],
      beam: ["#8e44ad", "#c08cf0"],
      bar: ["#9375ab", "#8a63b3"],
      deep: ["#2b1142", "#2f1747"],
      "deep-raised": ["#3b1b57", "#40215f"],
      "deep-line": ["#5a3a78", "#664690"],
      "on-deep": ["#f7f2fb", "#f7f2fb"],
      "on-deep-2": ["#cdbbe0", "#d0bfe4"],
      pay: ["#7ddc8b", "#86e594"],
      "pay-strong": ["#5cc96d", "#a3eeae"],
      "pay-edge": ["#1f7a35", "#86e594"],
      "on-pay": ["#06210d", "#06210d"],
    },
  },
  help: {
    email: "pomoc@splot.example",
    customerService: {
      name: "Biuro klienta",
      number: "42 200 50 00",
      dial: "+48422005000",
      hours: [{ from: "mon", to: "sat", opens: "08:00", closes: "18:00" }],
    },
  },
};
